/** Otorisasi that an entry needs before it moves money: all asked for at once (DOMAIN §B.9, §O.5-5). */
import { errors } from '#domain/errors.ts'
import { AKUN } from '#domain/rules/akun.ts'
import { disetujuiKasBank, type KasBankDisetujui } from '#domain/rules/disetujui.ts'
import type { Posting } from '#domain/rules/posting.ts'
import type { Context } from '../../context.ts'
import { loadSaldoUang } from '../../faktur/saldo.ts'
import { perluUangKeluar } from '../../faktur/uang-keluar.ts'
import { kunci } from '../../ledger/post.ts'
import { pakaiAllOtorisasi } from '../../rantai/otorisasi.ts'

interface Diminta {
  no_kas: string
  posting: Posting
  /** The entry as it is shown to whoever allows it. */
  entri: KasBankDisetujui
  /** Of codes that always need a word. */
  khusus: boolean
  ids: readonly (string | null | undefined)[]
}

/**
 * The books are locked first: of two who take at once the second sees what the first has left, and what they took.
 * @returns who allowed it; '-' where nobody had to
 * @throws errors.saldoKasTidakCukup before anybody is asked; errors.perluOtorisasi
 */
export async function izinKasBank(
  ctx: Context,
  { no_kas, posting, entri, khusus, ids }: Diminta,
): Promise<string> {
  kunci(ctx)
  const keluar = -posting.rupiah.reduce((sum, b) => (b.kode_akun === AKUN.KAS.kode ? sum + b.jumlah : sum), 0)
  if (keluar > 0 && (await loadSaldoUang(ctx)).kas < keluar) throw errors.saldoKasTidakCukup().at('jumlah')
  const dokumen = disetujuiKasBank(entri)
  const alasan = entri.keterangan
  const uang = await perluUangKeluar(ctx, {
    posting,
    ref_no: no_kas,
    untuk: `${entri.transaksi} ${alasan}`,
    dokumen,
    alasan,
    ids,
  })
  const oleh = await pakaiAllOtorisasi(ctx, no_kas, [
    ...(khusus
      ? [{ kategori: 'TRANSAKSI KHUSUS' as const, untuk: dokumen, alasan, ids, field: 'id_otorisasi' }]
      : []),
    ...uang,
  ])
  return [...new Set(oleh.map((o) => o.user_otorisasi))].join(', ') || '-'
}
