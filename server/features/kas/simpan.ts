/** Money into drawer or account, out of it, or between them: decided, allowed, written and posted (DOMAIN §B.9, E25 to E29, E43). */
import type { KasBankBaru } from '#domain/calls/kas-bank.ts'
import { refuseAll } from '#domain/errors.ts'
import { allAkun } from '#domain/rules/akun.ts'
import {
  KAS_BANK_SCREENS,
  putuskanKasBank,
  type KodeTransaksi,
  type KasBankScreen,
} from '#domain/rules/kas-bank.ts'
import { postingKasBank } from '#domain/rules/postings/kas-bank.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { loadRekening } from '../../faktur/load-acuan.ts'
import { izinKasBank } from './izin.ts'
import { writeKasBank, nomorKas } from './write.ts'

const kodeAktif = statement<KodeTransaksi>(
  'kode_transaksi_aktif',
  `SELECT kode_transaksi, nama, jenis, media, kode_akun_lawan, butuh_otorisasi, is_sistem FROM kode_transaksi
   WHERE kode_transaksi = $1 AND status_aktif FOR SHARE`,
)
const salesAktif = statement<{ ada: boolean }>(
  'sales_aktif_kas',
  'SELECT EXISTS (SELECT 1 FROM sales WHERE kode_toko = $1 AND kode_sales = $2 AND status_aktif) AS ada',
)
/** Categories that store no counter account in kas_bank, because the event itself says both accounts. */
const TANPA_LAWAN: ReadonlySet<string> = new Set(['SETOR BANK', 'TARIK BANK', 'PINDAH BANK'])

export const simpan =
  (screen: KasBankScreen) =>
  /** @throws what putuskanKasBank refuses; errors.saldoKasTidakCukup, perluOtorisasi */
  async (ctx: Context, { body }: { body: KasBankBaru }): Promise<{ no_kas: string; jumlah: Rupiah }> => {
    const { id_otorisasi, id_trx: _, ...form } = body
    const { kode_toko } = ctx.toko
    const [[found], [sales], rekening] = await Promise.all([
      ctx.sql(kodeAktif, [form.kode_transaksi]),
      ctx.sql(salesAktif, [kode_toko, form.kode_sales]),
      loadRekening(ctx),
    ])
    const putusan = putuskanKasBank(screen, form, { kode: found, sales_aktif: sales!.ada, rekening })
    refuseAll(putusan.tolak)
    const { kode, kategori } = putusan.jadi!
    const { media, nomor } = KAS_BANK_SCREENS[screen]
    const no_kas = await nomorKas(ctx, nomor)
    const lawan = allAkun.find((akun) => akun.kode === kode.kode_akun_lawan)!
    const posting = postingKasBank(kategori, { ...form, no_kas, lawan })
    const otorisasi_by = await izinKasBank(ctx, {
      no_kas,
      posting,
      entri: { ...form, transaksi: kode.nama },
      khusus: kode.butuh_otorisasi,
      ids: [id_otorisasi].flat(),
    })
    const nama_bank = rekening.find((r) => r.no_rekening === form.no_rekening)?.nama_bank ?? '-'
    await writeKasBank(
      ctx,
      no_kas,
      {
        ...form,
        kategori,
        media,
        nama_bank,
        kode_akun_lawan: TANPA_LAWAN.has(kategori) ? '-' : lawan.kode,
        otorisasi_by,
      },
      posting,
    )
    return { no_kas, jumlah: form.jumlah }
  }
