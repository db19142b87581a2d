/** A piece of this basket that another till books, sells or sets aside is told at once, and who has it: before money is taken. */
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { barangDipegang } from '#domain/calls/dipegang.ts'
import { errors } from '#domain/errors.ts'
import { nomorPendek } from '#domain/rules/kode.ts'
import { ApiError, call } from '#client/net/api.ts'
import { useLive } from '#client/net/live.ts'
import { toast } from '#client/net/toasts.ts'
import { useLatest } from '#client/net/useLatest.ts'
import { beep } from '#client/ui/beep.ts'
import type { Draft } from './draft.ts'
import type { ErrorsJual } from './errors-jual.ts'
import type { Line } from './keranjang.ts'

/** News of everything that takes a piece. */
const BERITA = ['penjualan', 'pembelian', 'titipan', 'pesanan', 'stok', 'kiriman']

/** The status of a piece while only this till has it. */
const seharusnya = ({ barang }: Line): string => {
  if (barang.harga_titip !== undefined) return 'TITIP'
  return barang.no_pesanan === undefined ? 'READY' : 'PESANAN'
}

/** Answers what is wrong with the lines, those of others among it. */
export function useDipegang(
  { id_trx, lines: rows, dikirim }: Draft,
  lines: ErrorsJual['lines'],
): ErrorsJual['lines'] {
  const [lain, setLain] = useState<Record<string, string>>({})
  const now = useLatest({ id_trx, lines: rows, dikirim, lain })
  const tanya = useEffectEvent(async () => {
    const asked = now.current
    if (asked.dikirim || asked.lines.length === 0) return
    const found = await dipegangOleh(asked.lines)
    // Pieces that have been sent meanwhile are this till's own.
    if (!found || now.current.dikirim || now.current.id_trx !== asked.id_trx) return
    setLain(found)
    const baru = Object.entries(found).filter(([kode]) => !asked.lain[kode])
    if (baru.length === 0) return
    beep('error')
    for (const [, text] of baru) toast('warning', text)
  })
  useLive(BERITA, () => void tanya())
  const masihLain = useEffectEvent(() => {
    if (Object.keys(lain).length > 0) void tanya()
  })
  const content = rows.map(({ barang }) => barang.kode_barcode).join()
  // A piece that was taken out and scanned again is held by no other till any more.
  useEffect(() => masihLain(), [content])
  return useMemo(() => {
    const seen = Object.entries(lain).filter(([kode]) => content.includes(kode))
    if (seen.length === 0) return lines
    const more = seen.map(([kode, message]) => [kode, [...(lines[kode] ?? []), { field: '', message }]])
    return { ...lines, ...(Object.fromEntries(more) as ErrorsJual['lines']) }
  }, [content, lain, lines])
}

/** By barcode, what is said of each; undefined: it could not be asked, and the save will say it. @throws what is no answer */
async function dipegangOleh(lines: readonly Line[]): Promise<Record<string, string> | undefined> {
  const kode_barcode = lines.map(({ barang }) => barang.kode_barcode).join()
  let answer: CallReply<typeof barangDipegang>
  try {
    answer = await call(barangDipegang, { query: { kode_barcode } }, { quiet: true })
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
  const taken = answer.filter(({ kode_barcode: kode, status }) =>
    lines.some((line) => line.barang.kode_barcode === kode && seharusnya(line) !== status),
  )
  return Object.fromEntries(
    taken.map((one) => [
      one.kode_barcode,
      errors.barangDipegangLain({ ...one, dipegang: nomorPendek(one.dipegang) }).message,
    ]),
  )
}
