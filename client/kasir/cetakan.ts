/**
 * The prints that are counted: allowed, printed, counted once they came out (DOMAIN §P.5). What nobody has answered yet stands in the
 * browser's store with the key of its count, so that a page that is closed neither loses a print nor counts one twice.
 */
import { z } from 'zod'
import { defineCall } from '#domain/call.ts'
import { zCetak } from '#domain/calls/faktur.ts'
import { ApiError, call, newIdTrx } from '#client/net/api.ts'
import { ask } from '#client/net/dialogs.ts'
import { tellSaveError } from '#client/net/query.ts'
import { stored } from '#client/net/store.ts'

/** The place where prints of a paper are counted. */
export interface Hitungan {
  /** 'penjualan/JL-001-250115-0004/cetak' */
  jalur: string
  /** The number of the paper within the document: every payment of a deposit has its own. */
  urut?: number
}

export interface IzinCetak {
  /** n of COPY n. */
  copy: number
  /** Not validated yet: it says so, and nobody counts it. */
  sementara: boolean
}

/** A print that was allowed and has not been counted. */
interface Ditunggu extends Hitungan {
  no: string
  /** 'Nota', 'Slip' */
  lembar: string
  copy: number
  /** Of its count: asked again, it counts once. */
  id_trx: string
  /** The print was handed to the printer, and the user has not said yet whether it came out. */
  dikirim: boolean
}

const simpanan = stored<readonly Ditunggu[]>('cetakan_ditunggu')
const all = (): readonly Ditunggu[] => simpanan.read() ?? []
const sama = (a: Hitungan, b: Hitungan): boolean => a.jalur === b.jalur && a.urut === b.urut
const ganti = (lain: (all: readonly Ditunggu[]) => readonly Ditunggu[]): void => {
  const rest = lain(all())
  if (rest.length) simpanan.write(rest)
  else simpanan.remove()
}
const lupakan = (d: Hitungan): void => ganti((s) => s.filter((lain) => !sama(lain, d)))
const ingat = (d: Ditunggu): void => ganti((s) => [...s.filter((lain) => !sama(lain, d)), d])

const cetakDi = (lane: string) =>
  defineCall({
    base: 'main',
    method: 'POST',
    path: lane,
    summary: 'Counts a print',
    may: 'signed-in',
    write: { day: 'any' },
    body: zCetak.extend({ urut: z.int().optional() }),
    reply: z.object({ copy: z.int(), sementara: z.boolean() }),
  })

const order = ({ urut }: Hitungan) => (urut === undefined ? {} : { urut })

/** @throws ApiError 'perluOtorisasi' from the second print on, unless it was given */
export const mintaIzin = (hitungan: Hitungan, id_otorisasi?: string): Promise<IzinCetak> =>
  call(cetakDi(hitungan.jalur), {
    body: { ...order(hitungan), langkah: 'IZIN', ...(id_otorisasi ? { id_otorisasi } : {}) },
  })

/** @throws ApiError; what was refused is not asked about again */
async function hitung(d: Ditunggu): Promise<void> {
  try {
    await call(cetakDi(d.jalur), { body: { ...order(d), langkah: 'KELUAR' } }, { idTrx: d.id_trx })
  } catch (error) {
    if (error instanceof ApiError && !error.unknown) lupakan(d)
    throw error
  }
  lupakan(d)
}

/** Only whoever stands at the printer knows; what did not come out is no copy. @returns whether it is counted */
async function tanya(d: Ditunggu, text: string): Promise<boolean> {
  const keluar = await ask({
    kind: 'info',
    title: `${d.lembar} Sudah Keluar ?`,
    text,
    ok: 'Sudah Keluar',
    cancel: 'Belum',
  })
  if (keluar) await hitung(d)
  else ingat({ ...d, dikirim: false })
  return keluar
}

const BELUM = 'Yang belum keluar dari printer tidak dihitung, dan dicetak lagi tanpa otorisasi.'

/** A print on its way: call `dikirim` when the printer gets it, then `selesai`. */
interface CetakanBerjalan {
  copy: number
  dikirim: () => void
  selesai: () => Promise<boolean>
}

/**
 * Begins a print. A print that was allowed before and has not come out needs no new permission. @param izin asks for
 * the permission
 */
export async function mulaiCetak(
  cetakan: { no: string; lembar: string; hitungan: Hitungan },
  izin: () => Promise<IzinCetak | null>,
): Promise<CetakanBerjalan | IzinCetak | null> {
  const { no, lembar, hitungan } = cetakan
  const lalu = all().find((d) => sama(d, hitungan))
  if (lalu?.dikirim) await tanya(lalu, `${no} sudah dikirim ke printer sebelum ini. ${BELUM}`)
  let ditunggu = all().find((d) => sama(d, hitungan))
  if (!ditunggu) {
    const diizinkan = await izin()
    if (!diizinkan || diizinkan.sementara) return diizinkan
    ditunggu = { ...hitungan, no, lembar, copy: diizinkan.copy, id_trx: newIdTrx(), dikirim: false }
    ingat(ditunggu)
  }
  const ini = ditunggu
  return {
    copy: ini.copy,
    dikirim: () => ingat({ ...ini, dikirim: true }),
    selesai: () => tanya(ini, BELUM),
  }
}

/** Of a page that was closed before somebody answered: asked when the next one opens. */
export async function tanyaYangDitunggu(): Promise<void> {
  try {
    for (const d of all().filter(({ dikirim }) => dikirim))
      await tanya(d, `${d.no} dikirim ke printer sebelum halaman ini ditutup. ${BELUM}`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    tellSaveError(error)
  }
}
