/** Going from page to page without loading it anew: what the server would have drawn is drawn here. */
import { wholeTitle } from '../parts/badan.ts'
import { AWAL, readAddress } from '../parts/alamat.ts'
import { loading } from '../parts/states.ts'
import type { Page } from '../pages/page.ts'
import { openPage } from '../pages/index.ts'
import { pasangGeser } from './geser.ts'
import { sayaLuring } from './luring.ts'
import { pasangMember } from './member.ts'
import { reader } from './minta.ts'
import { gambarkan } from './pasang.ts'

const fill = () => document.querySelector<HTMLElement>('main')!
/** The number of the request on its way; an earlier answer that comes later is not shown. */
let turn = 0
/** Before this nothing moves: most answers are there by then. */
const SEGERA_MS = 200

interface Cara {
  /** Scroll position of the page when it was left. */
  gulir?: number
  /** The focus stays in the field that is being typed in. */
  diam?: boolean
}

export async function pergi(url: URL, cara: Cara & { ganti?: boolean } = {}): Promise<void> {
  history.replaceState({ gulir: scrollY }, '')
  if (cara.ganti) history.replaceState({}, '', url)
  else history.pushState({}, '', url)
  await tampilkan(url, cara)
}

/** Draws the page of an address that the browser is at already. */
export async function tampilkan(url: URL, cara: Cara = {}): Promise<void> {
  const nomor = ++turn
  const main = fill()
  const sabar = setTimeout(() => gambarkan(main, loading()), SEGERA_MS)
  main.setAttribute('aria-busy', 'true')
  const { read, disimpan } = reader()
  const page = await openPage(url, read, url.origin)
  clearTimeout(sabar)
  if (nomor === turn) pagePicture(url, page, disimpan(), cara)
}

function pagePicture(url: URL, page: Page, disimpan: Date | undefined, { gulir = 0, diam }: Cara): void {
  const main = fill()
  main.removeAttribute('aria-busy')
  gambarkan(main, page.content)
  main.dataset['alamat'] = url.pathname + url.search
  document.title = wholeTitle(page.title, main.dataset['nama'] ?? '')
  tandai(url)
  sayaLuring(disimpan)
  pasang(main)
  scrollTo({ top: gulir, behavior: 'instant' })
  if (!diam) nameHeaders(main)
  basi = belumBaru(page, disimpan)
  if (basi) tryLater()
}

const belumBaru = ({ status }: Page, disimpan: Date | undefined): boolean =>
  disimpan !== undefined || status === 503

/**
 * A page of an earlier time, or one that could not be shown, is asked for again at this interval until it is current;
 * nothing moves before that.
 */
const LATER_MS = 5_000
let later: ReturnType<typeof setTimeout> | undefined
let basi = false
function tryLater(setelah = LATER_MS): void {
  clearTimeout(later)
  later = setTimeout(() => void segarkan(), setelah)
}

/** The page came out of a copy. */
export function datangBasi(disimpan: Date): void {
  basi = true
  sayaLuring(disimpan)
  tryLater()
}

/** There is a connection again. */
export function connected(): void {
  if (basi) tryLater(0)
  else pasangMember()
}

async function segarkan(): Promise<void> {
  const nomor = turn
  const url = new URL(location.href)
  const { read, disimpan } = reader()
  const page = document.hidden ? undefined : await openPage(url, read, url.origin)
  if (nomor !== turn) return
  if (!page || belumBaru(page, disimpan())) return tryLater()
  pagePicture(url, page, undefined, { gulir: scrollY, diam: true })
}

/** Brings a page that was just drawn to life. */
export function pasang(main: ParentNode = fill()): void {
  pasangGeser(main)
  pasangMember()
}

/** Tells a user who does not see where they are now. */
function nameHeaders(main: HTMLElement): void {
  const title = main.querySelector<HTMLElement>('h1') ?? main
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

function tandai(url: URL): void {
  const jenis = readAddress(url)?.jenis
  for (const tautan of document.querySelectorAll<HTMLElement>('.tujuan a'))
    if (tautan.dataset['jenis'] === jenis) tautan.setAttribute('aria-current', 'page')
    else tautan.removeAttribute('aria-current')
}

/** A link that stays in the catalogue, followed as anybody would. */
export function tujuanDalam(event: MouseEvent): URL | undefined {
  const tautan = (event.target as Element | null)?.closest('a')
  if (!tautan || tautan.target || event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const url = new URL(tautan.href)
  const dalam =
    url.origin === location.origin && (url.pathname === AWAL || url.pathname.startsWith(`${AWAL}/`))
  return dalam && url.hash === '' ? url : undefined
}
