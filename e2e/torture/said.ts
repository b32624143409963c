/** What the page says, and in the same moment what is stored. Runs in a candidate's page. */
export async function saidAndStored(
  candidateId: string,
): Promise<{ isSaved: boolean; shown: string; stored: unknown }> {
  const shown = document.querySelector('textarea')?.value ?? ''
  const words = document.querySelector('[data-state="saved"]')?.textContent ?? ''
  const frame = document.body.appendChild(document.createElement('iframe'))
  const factory = Reflect.get(Object(frame.contentWindow), 'indexedDB')
  const stored = await new Promise((resolve, reject) => {
    const opening = factory.open('TalentFlowDatabase')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('Responses').objectStore('Responses')
      const request = reading.get(candidateId)
      request.onsuccess = () => {
        opening.result.close()
        resolve(request.result?.current?.answers?.story)
      }
    }
  })
  frame.remove()
  return { isSaved: words.startsWith('Saved on this device'), shown, stored }
}
