/** The opening screens: over the first page, once a session, and only once their picture is there. */
import { splash } from '../parts/splash.ts'
import { pasangGeser } from './geser.ts'
import { reader } from './minta.ts'
import { gambarkan } from './pasang.ts'
import { memberDisimpan, splashPertama } from './simpanan.ts'

export async function bukaSplash(): Promise<void> {
  // A guest's came with the page.
  if (memberDisimpan() && !(await gantiDenganMember())) return
  const dialog = document.querySelector<HTMLDialogElement>('dialog.splash')
  if (!dialog || !splashPertama()) return
  const [depan] = dialog.querySelectorAll('img')
  if (!depan) return
  for (const img of dialog.querySelectorAll('img')) img.loading = 'eager'
  try {
    await depan.decode()
  } catch {
    return
  }
  dialog.showModal()
  pasangGeser(dialog)
}

/** @returns whether there is one for members */
async function gantiDenganMember(): Promise<boolean> {
  document.querySelector('dialog.splash')?.remove()
  const screens = await reader()
    .read('splash')
    .catch(() => [])
  const tempat = document.createElement('div')
  gambarkan(tempat, splash(screens, true))
  document.body.append(tempat)
  return tempat.childElementCount > 0
}
