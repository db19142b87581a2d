/** The member's corner: a code of the counter becomes a token of this device, and the token tells the points. */
import { ReadFailure, type DataMember } from '../parts/replies.ts'
import { masuk, sudut } from '../pages/member.ts'
import { minta } from './minta.ts'
import { gambarkan } from './pasang.ts'
import { memberDisimpan, simpanMember, type SimpananMember } from './simpanan.ts'

const BERAKHIR = 'Anda sudah keluar. Minta kode baru di kasir toko kami.'
const DISCONNECTED = 'Tidak tersambung. Periksa internet Anda, lalu coba lagi.'

const tempat = () => document.querySelector('[data-member]')

/** Draws the corner when it is in sight. */
export function pasangMember(): void {
  const di = tempat()
  const simpanan = memberDisimpan()
  if (!di || !simpanan) return
  if (simpanan.data) gambarkan(di, sudut(simpanan.data))
  void load(simpanan)
}

async function load(simpanan: SimpananMember): Promise<void> {
  try {
    const { data } = await minta('/katalog/v1/member', { headers: bearer(simpanan) })
    const baru = { token: simpanan.token, data: data as DataMember, waktu: Date.now() }
    // Signed out, or somebody else in, while it was on its way.
    if (memberDisimpan()?.token !== simpanan.token) return
    simpanMember(baru)
    pictureAt((di) => gambarkan(di, sudut(baru.data)))
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    if (error.status === 401) return tutup(BERAKHIR)
    pictureAt((di) =>
      gambarkan(
        di,
        simpanan.data
          ? sudut(simpanan.data, new Date(simpanan.waktu ?? 0))
          : masuk(error.status ? error.message : DISCONNECTED),
      ),
    )
  }
}

/** @param kode as it was typed, or stood in the address */
export async function masukDengan(kode: string): Promise<void> {
  try {
    const { data } = await minta('/katalog/v1/masuk', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kode }),
    })
    const simpanan = { token: (data as { token: string }).token }
    simpanMember(simpanan)
    await load(simpanan)
    document.querySelector<HTMLElement>('main h1')?.focus()
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    pictureAt((di) => {
      gambarkan(di, masuk(error.status ? error.message : DISCONNECTED, kode))
      di.querySelector('input')?.focus()
    })
  }
}

/** Here at once; at the server when it can be reached. */
export async function keluar(): Promise<void> {
  const simpanan = memberDisimpan()
  tutup('')
  if (simpanan)
    await minta('/katalog/v1/keluar', { method: 'POST', headers: bearer(simpanan) }).catch(() => {})
}

function tutup(pesan: string): void {
  simpanMember(undefined)
  pictureAt((di) => gambarkan(di, masuk(pesan)))
}

function pictureAt(pictures: (di: Element) => void): void {
  const di = tempat()
  if (di) pictures(di)
}

const bearer = ({ token }: SimpananMember) => ({ authorization: `Bearer ${token}` })

/** '#kode=3F7K-9QXM' of the QR: it leaves the address before anything else happens, so that nobody shares or keeps it. */
export function kodeDariAlamat(): string | undefined {
  const kode = new URLSearchParams(location.hash.slice(1)).get('kode')
  if (kode === null) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  return kode
}
