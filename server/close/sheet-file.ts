/** The day's sheet as a file: PDF, A4 landscape like every report, or Excel with a sheet for each table. */
import type { CallInput } from '#domain/call.ts'
import type { laporanEodExcel, LembarEod } from '#domain/calls/eod.ts'
import { belumAda, kisiEod, EOD_TABLES, TIDAK_ADA } from '#domain/eod/lembar.ts'
import { EOD_TITLES } from '#domain/eod/menu.ts'
import { BAGIAN_EOD, type EodTable } from '#domain/eod/tables.ts'
import { errors } from '#domain/errors.ts'
import { FORMATS } from '#domain/report/formats.ts'
import type { Grid } from '#domain/report/grid.ts'
import type { Context } from '../context.ts'
import type { FileAnswer } from '../outcome.ts'
import { hariIni } from '../process/clock.ts'
import type { Fact, SheetTable, LembarTable } from '../reports/sheet.ts'
import { writeLembar } from '../reports/write.ts'
import { lembarUntuk } from './lembar.ts'

type Pencetak = Pick<Context, 'now'> & {
  toko: Pick<Context['toko'], 'kode_toko' | 'nama_toko' | 'alamat_toko' | 'zona'>
  user: { user_id: string }
}

/** Length of the part of the fingerprint that people compare. */
const DIGEST = 16

export function kertasEod({ toko, user, now }: Pencetak, lembar: LembarEod): SheetTable {
  const facts = faktaEod(lembar)
  return {
    title: EOD_TITLES,
    subtitle: [
      `Tanggal ${lembar.tanggal}`,
      facts
        .slice(1)
        .map((fact) => fact.join(' '))
        .join('  ·  '),
    ],
    facts,
    paper: 'landscape',
    nama_toko: toko.nama_toko,
    alamat_toko: toko.alamat_toko,
    user_id: user.user_id,
    tanggal: hariIni(now, toko.zona),
    bagian: BAGIAN_EOD.map((title) => ({
      judul: title,
      tabel: EOD_TABLES.filter(({ bagian }) => bagian === title).map((t) => paperTable(t, lembar)),
    })),
  }
}

const faktaEod = ({ tanggal, versi, ditutup }: LembarEod): Fact[] => [
  ['Tanggal', tanggal],
  ...(ditutup
    ? ([
        ['Ditutup', `${ditutup.selesai} oleh ${ditutup.user_id}`],
        ['Versi', String(versi)],
        ['Sidik', ditutup.hash.slice(0, DIGEST)],
      ] as const)
    : ([['Keadaan', 'Belum ditutup']] as const)),
]

function paperTable(table: EodTable, lembar: LembarEod): LembarTable {
  const rows = lembar.isi[table.nama] ?? null
  const file = rows?.length ? datar(kisiEod(table, rows, false)) : { columns: [], lines: [] }
  return {
    title: table.title,
    ...(rows?.length ? datar(kisiEod(table, rows, true)) : { columns: [], lines: [] }),
    berkas: file,
    empty: rows ? TIDAK_ADA : belumAda(lembar),
    lebar: table.width ?? false,
  }
}

const datar = ({ columns, lines }: Grid): Pick<LembarTable, 'columns' | 'lines'> => ({
  columns: columns.map(({ kind, label, decimals }) => ({ kind, label, ...(decimals && { decimals }) })),
  lines: lines.map(({ style, level, label, cells }) => ({ style, level, label, cells })),
})

/** @throws errors.lembarTidakAda */
export const eodFile =
  (format: 'pdf' | 'xlsx') =>
  async (ctx: Context, { query: { tanggal } }: CallInput<typeof laporanEodExcel>): Promise<FileAnswer> => {
    const lembar = await lembarUntuk(ctx, tanggal)
    if (!lembar) throw errors.lembarTidakAda().at('tanggal')
    const kertas = kertasEod(ctx, lembar)
    return {
      type: FORMATS[format],
      name: `laporan-eod-${ctx.toko.kode_toko}-${tanggal}.${format}`,
      content: () => writeLembar(format, kertas),
    }
  }
