/** The document behind a row: the first number in it that this user may look at. */
import { callsStok } from '#domain/calls/dokumen-stok.ts'
import { lihatPesanan } from '#domain/calls/pesanan.ts'
import { lihatService } from '#domain/calls/service.ts'
import { divalidasi, type KindDivalidasi } from '#domain/dokumen/index.ts'
import { dokumenBernomor } from '#domain/dokumen/nomor.ts'
import { pesanan } from '#domain/dokumen/pesanan.ts'
import { service } from '#domain/dokumen/service.ts'
import { dokumenStok } from '#domain/dokumen/stok.ts'
import type { Columns, Row } from '#domain/report/columns.ts'
import type { AnyLayout } from '#domain/report/layout.ts'
import { DOKUMEN } from '#client/features/validasi/dokumen.ts'
import { mayMake } from '#client/net/may.ts'
import { currentSession } from '#client/net/session.ts'

export interface Dibuka {
  no: string
  /** A stock document, one that the cashier confirms, an order or a repair. */
  dari: 'STOK' | KindDivalidasi | 'PESANAN' | 'SERVICE'
}

const isKind = (kind: string): kind is KindDivalidasi => divalidasi.some((d) => d.kind === kind)

/** undefined for what is no number, another shop's, or not for this user to see. */
export function dibuka(nomor: string): Dibuka | undefined {
  const { dokumen, no } = dokumenBernomor(nomor, currentSession()!.userdata.kode_toko) ?? {}
  if (!dokumen || !no) return undefined
  const stok = dokumenStok.find(({ kind }) => kind === dokumen.kind)
  if (stok) return mayMake(callsStok(stok).lihat) ? { no, dari: 'STOK' } : undefined
  if (dokumen.kind === pesanan.kind) return mayMake(lihatPesanan) ? { no, dari: 'PESANAN' } : undefined
  if (dokumen.kind === service.kind) return mayMake(lihatService) ? { no, dari: 'SERVICE' } : undefined
  if (!isKind(dokumen.kind)) return undefined
  return mayMake(DOKUMEN[dokumen.kind].calls.lihat) ? { no, dari: dokumen.kind } : undefined
}

export function dokumenDari({ columns }: AnyLayout, row: Row): Dibuka | undefined {
  for (const [name, { kind }] of Object.entries(columns as Columns)) {
    const found = kind === 'nomor' ? dibuka(row[name] as string) : undefined
    if (found) return found
  }
  return undefined
}
