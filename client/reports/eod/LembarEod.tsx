import type { ReactNode } from 'react'
import type { LembarEod as Lembar } from '#domain/calls/eod.ts'
import { belumAda, TABEL_EOD, TIDAK_ADA } from '#domain/eod/lembar.ts'
import { BAGIAN_EOD, type TabelEod as Tabel } from '#domain/eod/tables.ts'
import { TabelEod } from './EodTable.tsx'
import './eod.css'

export interface LembarEodProps {
  lembar: Lembar
  /** What leads to the rows behind a table. */
  tautan?: (tabel: Tabel) => ReactNode
  /** What a press on a document's number does. */
  langkahNomor?: (nomor: string) => (() => void) | undefined
}

/** The day's sheet on the screen: small tables beside each other where they fit, under their headings. */
export function LembarEod({ lembar, tautan, langkahNomor }: LembarEodProps) {
  const { versi, isi, ditutup } = lembar
  return (
    <div className="eod">
      <p className="muted" role="status">
        {ditutup
          ? `Ditutup ${ditutup.selesai} oleh ${ditutup.user_id} · Versi ${versi} · Sidik ${ditutup.hash.slice(0, 16)}`
          : 'Belum Ditutup: Angka Saat Ini'}
      </p>
      {BAGIAN_EOD.map((bagian) => {
        const milik = TABEL_EOD.filter((t) => t.bagian === bagian)
        return (
          <section key={bagian} aria-label={bagian}>
            <h2>{bagian}</h2>
            <div className="eod-tables">
              {milik.map((tabel) => {
                const rows = isi[tabel.nama]
                return rows?.length ? (
                  <article key={tabel.nama} className={`card eod-table${tabel.width ? ' eod-wide' : ''}`}>
                    <header>
                      <h3>{tabel.judul}</h3>
                      {tautan?.(tabel)}
                    </header>
                    <TabelEod tabel={tabel} rows={rows} {...(langkahNomor && { langkahNomor })} />
                  </article>
                ) : null
              })}
            </div>
            <Tanpa kata={TIDAK_ADA} tabel={milik.filter(({ nama }) => isi[nama]?.length === 0)} />
            <Tanpa kata={belumAda(lembar)} tabel={milik.filter(({ nama }) => !isi[nama])} />
          </section>
        )
      })}
    </div>
  )
}

/** Tables of which there is nothing to show are named, so that none looks forgotten. */
const Tanpa = ({ kata, tabel }: { kata: string; tabel: readonly Tabel[] }) =>
  tabel.length > 0 && (
    <p className="muted eod-tanpa">
      {kata}: {tabel.map(({ judul }) => judul).join(', ')}
    </p>
  )
