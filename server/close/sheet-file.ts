/** The day's sheet as a file: PDF, A4 landscape like every report, or Excel with a sheet for each table. */
import type { CallInput } from '#domain/call.ts'
import type { laporanEodExcel, LembarEod } from '#domain/calls/eod.ts'
import { belumAda, kisiEod, TABEL_EOD, TIDAK_ADA } from '#domain/eod/lembar.ts'
import { JUDUL_EOD } from '#domain/eod/menu.ts'
import { BAGIAN_EOD, type TabelEod } from '#domain/eod/tables.ts'
import { errors } from '#domain/errors.ts'
import { FORMATS } from '#domain/report/formats.ts'
import type { Grid } from '#domain/report/grid.ts'
import type { Context } from '../context.ts'
import type { FileAnswer } from '../outcome.ts'
import { hariIni } from '../process/clock.ts'
import type { Fact, LembarTabel, TabelLembar } from '../reports/sheet.ts'
import { writeLembar } from '../reports/write.ts'
import { lembarUntuk } from './lembar.ts'

type Pencetak = Pick<Context, 'now'> & {
  toko: Pick<Context['toko'], 'kode_toko' | 'nama_toko' | 'alamat_toko' | 'zona'>
  user: { user_id: string }
}

/** How much of the fingerprint people compare. */
const DIGEST = 16

export function kertasEod({ toko, user, now }: Pencetak, lembar: LembarEod): LembarTabel {
  const facts = faktaEod(lembar)
  return {
    title: JUDUL_EOD,
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
    bagian: BAGIAN_EOD.map((judul) => ({
      judul,
      tabel: TABEL_EOD.filter(({ bagian }) => bagian === judul).map((t) => tabelKertas(t, lembar)),
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

function tabelKertas(tabel: TabelEod, lembar: LembarEod): TabelLembar {
  const rows = lembar.isi[tabel.nama] ?? null
  const file = rows?.length ? datar(kisiEod(tabel, rows, false)) : { columns: [], lines: [] }
  return {
    title: tabel.judul,
    ...(rows?.length ? datar(kisiEod(tabel, rows, true)) : { columns: [], lines: [] }),
    berkas: file,
    empty: rows ? TIDAK_ADA : belumAda(lembar),
    lebar: tabel.width ?? false,
  }
}

const datar = ({ columns, lines }: Grid): Pick<TabelLembar, 'columns' | 'lines'> => ({
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
