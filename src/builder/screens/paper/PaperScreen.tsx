import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'

import type { Assessment, Version } from '#schemas/records/assessment.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import { inLanguage, offeredLanguages } from '#src/assessment/engine/texts/translations.ts'
import { Link, useSearchParams } from '#src/staff/routing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { builderPath, paths } from '#src/base/paths.ts'
import { PaperForm } from '#src/assessment/renderer/paper/PaperForm.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { FailureState } from '#src/ui/display/FailureState.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { languageName } from '#src/staff/words/languageName.ts'
import type { CandidateWords } from '#src/assessment/words/candidateWords.ts'
import type { PaperWords } from '#src/assessment/words/english/shapes.ts'
import { loadClockWords, loadWords } from '#src/assessment/words/catalogues.ts'
import { loadPaperWords } from '#src/assessment/words/paperCatalogues.ts'

import styles from './Paper.module.css'

interface PaperScreenProps {
  title: string
  assessment: Assessment
  /** Oldest first. */
  versions: readonly Version[]
}

/** Chooses the version and the language to print, and shows the pages as they will be printed. */
export function PaperScreen({ title, assessment, versions }: PaperScreenProps) {
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const wanted = params.get('version')
  const version =
    wanted === 'draft'
      ? undefined
      : (versions.find((each) => String(each.number) === wanted) ?? versions.at(-1))
  const source = version?.definition ?? assessment.draft
  const languages = offeredLanguages(source)
  const asked = params.get('language')
  const language = languages.find((each) => each === asked) ?? source.language
  const definition = inLanguage(source, language)
  const words = usePaperWords(language)
  const left = questionsOf(definition).filter(isSelfIdentification).length
  const name = assessment.title.trim() || 'Untitled assessment'
  return (
    <>
      <div className={styles.controls}>
        <PageHeader
          title={title}
          windowTitle={`Print ${name}`}
          trail={
            <>
              <Link to={paths.assessments}>Assessments</Link>
              <Link to={builderPath(assessment.id)}>{name}</Link>
            </>
          }
          actions={
            <Button
              variant="primary"
              icon={<Printer />}
              disabled={typeof words !== 'object'}
              onClick={() => window.print()}
            >
              Print
            </Button>
          }
        >
          Every question with room to write. Answer keys, points and notes for staff are left out.
        </PageHeader>
        <div className={styles.choices}>
          {versions.length > 0 && (
            <Field label="Version">
              <NativeSelect
                value={version?.number ?? 'draft'}
                onChange={({ target }) => changeAddress({ version: target.value, language: null })}
              >
                {versions.toReversed().map(({ id, number }) => (
                  <option key={id} value={number}>
                    {`Version ${number}`}
                  </option>
                ))}
                <option value="draft">Draft</option>
              </NativeSelect>
            </Field>
          )}
          {languages.length > 1 && (
            <Field label="Language">
              <NativeSelect
                value={language}
                onChange={({ target }) => changeAddress({ language: target.value })}
              >
                {languages.map((each) => (
                  <option key={each} value={each}>
                    {languageName(each)}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          )}
        </div>
        {left > 0 && (
          <p className={styles.note}>
            {`${left === 1 ? 'One question' : `${left} questions`} for self-identification ${left === 1 ? 'is' : 'are'} not printed: on paper, reviewers would see the answer.`}
          </p>
        )}
      </div>
      {words === 'loading' && <Skeleton label="Loading the pages" rows={8} />}
      {words === 'failed' && (
        <FailureState
          title="The pages could not be loaded"
          action={<Button onClick={() => window.location.reload()}>Reload</Button>}
        >
          Nothing was changed. Check the connection, then reload this page.
        </FailureState>
      )}
      {typeof words === 'object' && (
        <section className={styles.frame} aria-label="Pages to print">
          <PaperForm definition={definition} {...words} />
        </section>
      )}
    </>
  )
}

type WordsOfPaper = { words: CandidateWords; paper: PaperWords }

/** All words that paper in this language may need. */
function usePaperWords(language: string): WordsOfPaper | 'loading' | 'failed' {
  const [read, setRead] = useState<{ language: string; got: WordsOfPaper | 'failed' } | null>(null)
  useEffect(() => {
    let isLeft = false
    const load = async () => {
      const got = await wordsOfPaper(language).catch(() => 'failed' as const)
      if (!isLeft) setRead({ language, got })
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [language])
  return read?.language === language ? read.got : 'loading'
}

async function wordsOfPaper(language: string): Promise<WordsOfPaper> {
  await loadClockWords(language)
  // One rarer kind loads the words of all.
  return { words: await loadWords(language, ['file']), paper: await loadPaperWords(language) }
}
