/** The drawer counted over HTTP: actions answer status and body; a `build…` throws unless it went well. */
import { PECAHAN } from '#domain/rules/hitung-kas.ts'
import { idTrx, must, type Client, type Reply } from './client.ts'
import { allowedIfAsked } from './till.ts'

/** A sum as few notes and coins as can be; what no coin is small enough for is left out. */
export function lembarDari(jumlah: number): { kode: string; lembar: number }[] {
  let rest = jumlah
  return PECAHAN.flatMap(({ kode, nilai }) => {
    const lembar = Math.floor(rest / nilai)
    rest -= lembar * nilai
    return lembar > 0 ? [{ kode, lembar }] : []
  })
}

export const hitungKas = (kasir: Client, jumlah: number, id_trx = idTrx()): Promise<Reply> =>
  kasir.send('POST', 'hitung-kas', {
    pecahan: lembarDari(jumlah),
    ...(jumlah === 0 && { laci_kosong: true }),
    id_trx,
  })
export const buildHitungKas = async (kasir: Client, jumlah: number): Promise<string> =>
  must(await hitungKas(kasir, jumlah)).data.no

export const jelaskan = (kasir: Client, no: string, keterangan = 'SALAH KEMBALIAN'): Promise<Reply> =>
  kasir.send('POST', 'hitung-kas/jelaskan', { no, keterangan, id_trx: idTrx() })
/** With the otorisasi it asks for. */
export const bukukan = (kasir: Client, no: string, keterangan = 'KURANG DI LACI'): Promise<Reply> =>
  allowedIfAsked(kasir, () => kasir.send('POST', 'hitung-kas/bukukan', { no, keterangan, id_trx: idTrx() }))
export const hitungList = async (kasir: Client): Promise<Record<string, any>[]> =>
  must(await kasir.request('GET', 'hitung-kas')).data
