/** Buttons, a count and whole steps by arrow keys for slides that already move by themselves. */
import { html } from '../parts/html.ts'
import { gambarkan } from './pasang.ts'

export function pasangGeser(dalam: ParentNode): void {
  for (const geser of dalam.querySelectorAll<HTMLElement>('[data-geser]')) {
    const deret = geser.querySelector('ul')
    const jumlah = deret?.children.length ?? 0
    if (!deret || jumlah < 2 || geser.querySelector('.geser-kendali')) continue
    pasang(geser, deret, jumlah)
  }
}

function pasang(geser: HTMLElement, deret: HTMLElement, jumlah: number): void {
  const kendali = document.createElement('div')
  kendali.className = 'geser-kendali'
  gambarkan(
    kendali,
    html`<button type="button" aria-label="Sebelumnya">‹</button><span aria-live="polite"></span
      ><button type="button" aria-label="Berikutnya">›</button>`,
  )
  const [mundur, maju] = [...kendali.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement]
  const hitung = kendali.querySelector('span')!
  const step = () =>
    (deret.children[1] as HTMLElement).offsetLeft - (deret.children[0] as HTMLElement).offsetLeft
  const ke = () => Math.round(deret.scrollLeft / (step() || 1))
  const pindah = (arah: number) => deret.scrollTo({ left: (ke() + arah) * step() })
  const sebut = () => {
    const nomor = ke()
    hitung.textContent = `${nomor + 1} / ${jumlah}`
    mundur.disabled = nomor === 0
    maju.disabled = nomor === jumlah - 1
  }
  mundur.addEventListener('click', () => pindah(-1))
  maju.addEventListener('click', () => pindah(1))
  deret.addEventListener('keydown', (event) => {
    const arah = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (arah === 0) return
    event.preventDefault()
    pindah(arah)
  })
  deret.addEventListener('scroll', sebut, { passive: true })
  hitung.textContent = `1 / ${jumlah}`
  mundur.disabled = true
  geser.append(kendali)
}
