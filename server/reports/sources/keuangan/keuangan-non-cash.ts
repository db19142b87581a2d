import { sql } from 'kysely'
import { ALL, type FilterValues } from '#domain/report/filters.ts'
import report from '#domain/reports/keuangan/keuangan-non-cash.ts'
import { AKUN } from '#domain/rules/akun.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { sourceOf } from '../../source.ts'
import { JAM, jumlahAkun, KELUAR, KETERANGAN, MASUK, mutasiAkun, REKAP, saldoPerRekening } from './mutasi.ts'

type Diminta = Pick<FilterValues<typeof report.filters>, 'tgl_from' | 'tgl_to' | 'no_rekening'>

const mutasiBank = (ctx: Context, { no_rekening, ...days }: Diminta) =>
  mutasiAkun(ctx, AKUN.BANK, days)
    .leftJoin('rekening as r', (on) =>
      on.onRef('r.kode_toko', '=', 'j.kode_toko').onRef('r.no_rekening', '=', 'd.no_rekening'),
    )
    .leftJoin('bank as b', 'b.kode_bank', 'r.kode_bank')
    .$if(no_rekening !== ALL, (q) => q.where('d.no_rekening', '=', no_rekening))
const BANK = sql<string>`coalesce(b.nama_bank, '-')`

/**
 * The card fee that was taken or given back with this line. A journal with a single bank line says it itself, also when
 * part of a sale was given back; with several lines, every line has what its payment was charged.
 */
const FEE_RP = sql<Rupiah>`CASE WHEN coalesce(p.fee_rp, 0) = 0 THEN 0
  WHEN (SELECT count(*) FROM jurnal_detail l WHERE l.jurnal_id = j.id AND l.kode_akun = ${AKUN.BANK.kode}) = 1 THEN (
    SELECT coalesce(sum(CASE l.kode_akun WHEN ${AKUN.BIAYA_KARTU.kode} THEN l.jumlah ELSE -l.jumlah END), 0)
    FROM jurnal_detail l
    WHERE l.jurnal_id = j.id AND l.kode_akun IN (${AKUN.BIAYA_KARTU.kode}, ${AKUN.PENDAPATAN_FEE_KARTU.kode}))
  ELSE sign(d.jumlah) * p.fee_rp END::bigint`

export default sourceOf(
  report,
  {
    REKAP: async (ctx, { kategori, user_id, jenis, no_rekening, ...days }) =>
      (await jumlahAkun(ctx, AKUN.BANK, days))
        .leftJoin('rekening as r', (on) =>
          on.onRef('r.kode_toko', '=', 'd.kode_toko').onRef('r.no_rekening', '=', 'd.no_rekening'),
        )
        .leftJoin('bank as b', 'b.kode_bank', 'r.kode_bank')
        .$if(no_rekening !== ALL, (q) => q.where('d.no_rekening', '=', no_rekening))
        .$if(kategori !== ALL, (q) => q.where('d.kategori', '=', kategori))
        .$if(user_id !== ALL, (q) => q.where('d.user_id', '=', user_id))
        .$if(jenis !== ALL, (q) => q.where('d.jenis_bayar', '=', jenis))
        .groupBy(['d.no_rekening', 'b.nama_bank', 'd.kategori'])
        .orderBy(sql`d.no_rekening COLLATE "C"`)
        .orderBy('d.kategori')
        .select(['d.no_rekening', BANK.as('bank'), 'd.kategori'])
        .select(REKAP)
        .execute(),

    DETAIL: (ctx, { tgl_from, tgl_to, no_rekening }) =>
      mutasiBank(ctx, { tgl_from, tgl_to, no_rekening })
        // The payments and all their cards for this line: the line that undoes it has the same number.
        .leftJoinLateral(
          (db) =>
            db
              .selectFrom('pembayaran as b')
              .whereRef('b.ref_no', '=', 'j.ref_no')
              .whereRef('b.jenis', '=', 'd.jenis_bayar')
              .whereRef('b.kode_toko', '=', 'j.kode_toko')
              .whereRef('b.no_rekening', '=', 'd.no_rekening')
              .select([
                sql<string>`string_agg(b.no_card, ', ' ORDER BY b.urut)`.as('no_card'),
                sql<Rupiah>`sum(b.fee_rp)::bigint`.as('fee_rp'),
              ])
              .as('p'),
          (on) => on.onTrue(),
        )
        .select(['d.no_rekening', 'j.tanggal', JAM.as('jam'), 'j.kategori', 'd.jenis_bayar as jenis'])
        .select([BANK.as('bank'), sql<string>`coalesce(p.no_card, '-')`.as('no_card')])
        .select(['j.ref_no as deskripsi', KETERANGAN.as('keterangan'), FEE_RP.as('fee_rp')])
        .select([MASUK.$castTo<Rupiah>().as('masuk'), KELUAR.$castTo<Rupiah>().as('keluar'), 'j.user_id'])
        .orderBy(sql`d.no_rekening COLLATE "C"`)
        .orderBy('j.id')
        .orderBy('d.id')
        .execute(),
  },
  {
    saldo: async (ctx, { no_rekening, ...days }) => {
      const all = await saldoPerRekening(ctx, AKUN.BANK, days)
      return no_rekening === ALL ? all : all.filter(({ per }) => per === no_rekening)
    },
  },
)
