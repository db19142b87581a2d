/** Actions for a saved stock document: printing its slip, and cancelling it. */
import { callPath, type CallDefinition } from '#domain/call.ts'
import { callsStok, type CallsStok } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { callFile } from '#client/net/api.ts'
import type { Batal } from '#client/kasir/ModalBatal.tsx'
import type { Cetakan } from '#client/kasir/useCetak.ts'

export function slipDari(dokumen: DokumenStok, no: string): Cetakan {
  const calls = callsStok(dokumen)
  return {
    no,
    lembar: 'Slip',
    hitungan: { jalur: callPath(calls.cetak, { no }) },
    shop: { path: callPath(calls.slip, { no }) },
    file: async (_, query) => (await callFile(calls.slip, { params: { no }, query })).blob,
    changes: [calls.daftar, calls.lihat],
  }
}

/** @param changes calls whose answers a cancel changes, beside the document's own */
export function batalDari(
  dokumen: DokumenStok,
  changes: readonly CallDefinition[],
): Batal<CallsStok['batal']> {
  const calls = callsStok(dokumen)
  return {
    call: calls.batal,
    input: (no, diisi) => ({ body: { no, ...diisi } }),
    changes: [calls.daftar, calls.lihat, calls.pilihan, ...changes],
    text: dokumen.kembali ?? 'Semua barangnya kembali ke baki asal.',
  }
}
