import { Download } from 'lucide-react'

import type { Version } from '#schemas/records/assessment.ts'
import type { AssessmentStatistics } from '#src/assessment/engine/statistics/assessmentStatistics.ts'
import { statisticsCsv } from '#src/review/files/statisticsCsv.ts'
import { exportFileName } from '#src/review/screens/export/exportWords.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { useSearchParams } from '#src/staff/routing.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { saveFile } from '#src/ui/saveFile.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'

import { AssessmentFigures } from './AssessmentFigures.tsx'
import { QuestionDetail } from './QuestionDetail.tsx'
import { QuestionTable } from './QuestionTable.tsx'
import styles from './Statistics.module.css'
import type { ChosenStatistics, CountedVersion } from './useStatistics.ts'

/** The figures of one version: of the whole, or of the question in the address. */
export function VersionStatistics({
  title,
  versions,
  chosen: { version, responses, statistics },
}: {
  /** The title of the assessment. */
  title: string
  versions: readonly CountedVersion[]
  chosen: ChosenStatistics
}) {
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const detail = statistics.questions.find(
    ({ questionId }) => questionId === params.get('question'),
  )
  const question = questionsOf(version.definition).find(({ id }) => id === detail?.questionId)
  return (
    <>
      <div className={styles.basis}>
        <p>
          <strong className={styles.count}>{numberText(responses)}</strong>{' '}
          <span>
            {`${responses === 1 ? 'response' : 'responses'} to version ${version.number}. After a retake, only the candidate’s last attempt counts.`}
          </span>
        </p>
        {versions.length > 1 && (
          <Field label="Version" className={styles.version}>
            <NativeSelect
              value={version.number}
              onChange={({ target }) => changeAddress({ version: target.value, question: null })}
            >
              {versions.map((each) => (
                <option key={each.version.id} value={each.version.number}>
                  {`Version ${each.version.number} (${numberText(each.responses)})`}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
      </div>
      {detail && question ? (
        <QuestionDetail
          key={detail.questionId}
          question={question}
          version={version}
          statistics={detail}
          alpha={statistics.reliability.alpha}
          all={statistics.questions}
        />
      ) : (
        <>
          <AssessmentFigures definition={version.definition} statistics={statistics} />
          <QuestionTable definition={version.definition} questions={statistics.questions} />
          <p>
            <Button
              icon={<Download size={16} />}
              onClick={() => saveStatistics(title, version, statistics)}
            >
              Download all figures as CSV
            </Button>
          </p>
        </>
      )}
    </>
  )
}

function saveStatistics(title: string, version: Version, statistics: AssessmentStatistics): void {
  const name = exportFileName('statistics', `${title} version ${version.number}`, 'csv', new Date())
  saveFile(name, statisticsCsv(version, statistics), 'text/csv;charset=utf-8')
}
