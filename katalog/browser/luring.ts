/** Says that what is shown is of an earlier time, and how early. */
import { writeTime } from '../parts/numbers.ts'
import { html } from '../parts/html.ts'
import { gambarkan } from './pasang.ts'

export function sayaLuring(disimpan: Date | undefined): void {
  const tempat = document.querySelector<HTMLElement>('.luring')
  if (!tempat) return
  tempat.hidden = !disimpan
  if (disimpan)
    gambarkan(
      tempat,
      html`Tidak tersambung. Data terakhir: ${writeTime(disimpan)}.
        <a href="${location.pathname}${location.search}" data-coba-lagi>Coba Lagi</a>`,
    )
}
