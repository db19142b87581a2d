/** Hands a PDF to the browser's print dialog without leaving the screen. */
const KEEP_MS = 60_000

/** Answers once the dialog has been asked for; what a browser cannot print in place it opens in a tab. */
export async function printPdf(pdf: Blob): Promise<void> {
  const url = URL.createObjectURL(pdf)
  const frame = document.createElement('iframe')
  Object.assign(frame.style, {
    position: 'fixed',
    width: '0',
    height: '0',
    border: '0',
    visibility: 'hidden',
  })
  frame.setAttribute('aria-hidden', 'true')
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  frame.src = url
  document.body.append(frame)
  await loaded
  const holder = document.activeElement
  try {
    frame.contentWindow!.focus()
    frame.contentWindow!.print()
  } catch {
    window.open(url, '_blank')
  }
  if (holder instanceof HTMLElement) holder.focus()
  // The dialog reads the file while it is open, and nobody says when it closes.
  setTimeout(() => {
    frame.remove()
    URL.revokeObjectURL(url)
  }, KEEP_MS)
}
