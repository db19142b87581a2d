import type { ReactNode } from 'react'
import type { LembarEod as Lembar } from '#domain/calls/eod.ts'
import { belumAda, EOD_TABLES, TIDAK_ADA } from '#domain/eod/lembar.ts'
import { BAGIAN_EOD, type EodTable as View } from '#domain/eod/tables.ts'
import { EodTableView } from './EodTable.tsx'
import './eod.css'

export interface LembarEodProps {
  lembar: Lembar
  /** A link to the rows behind a table. */
  tautan?: (view: View) => ReactNode
  /** The action of a press on a document's number. */
  stepNumber?: (nomor: string) => (() => void) | undefined
}

/** The day's sheet on the screen: small tables beside each other where they fit, under their headings. */
export function LembarEod({ lembar, tautan, stepNumber }: LembarEodProps) {
  const { versi, isi: content, ditutup } = lembar
  return (
    <div className="eod">
      <p className="muted" role="status">
        {ditutup
          ? `Ditutup ${ditutup.selesai} oleh ${ditutup.user_id} · Versi ${versi} · Sidik ${ditutup.hash.slice(0, 16)}`
          : 'Belum Ditutup: Angka Saat Ini'}
      </p>
      {BAGIAN_EOD.map((bagian) => {
        const milik = EOD_TABLES.filter((t) => t.bagian === bagian)
        return (
          <section key={bagian} aria-label={bagian}>
            <h2>{bagian}</h2>
            <div className="eod-tables">
              {milik.map((view) => {
                const rows = content[view.nama]
                return rows?.length ? (
                  <article key={view.nama} className={`card eod-table${view.width ? ' eod-wide' : ''}`}>
                    <header>
                      <h3>{view.title}</h3>
                      {tautan?.(view)}
                    </header>
                    <EodTableView view={view} rows={rows} {...(stepNumber && { stepNumber })} />
                  </article>
                ) : null
              })}
            </div>
            <Tanpa kata={TIDAK_ADA} view={milik.filter(({ nama }) => content[nama]?.length === 0)} />
            <Tanpa kata={belumAda(lembar)} view={milik.filter(({ nama }) => !content[nama])} />
          </section>
        )
      })}
    </div>
  )
}

/** Tables of which there is nothing to show are named, so that none looks forgotten. */
const Tanpa = ({ kata, view }: { kata: string; view: readonly View[] }) =>
  view.length > 0 && (
    <p className="muted eod-tanpa">
      {kata}: {view.map(({ title }) => title).join(', ')}
    </p>
  )
