import { Button } from 'antd'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { laporanEodExcel, laporanEodPdf } from '#domain/calls/eod.ts'
import { EOD_TIDAK_TERSEDIA, EOD_TITLES } from '#domain/eod/menu.ts'
import type { EodTable } from '#domain/eod/tables.ts'
import { tanggalSystem } from '#domain/units.ts'
import { dibuka, OpenedDokumen } from '#client/kasir/OpenedDokumen.tsx'
import { callFile } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { keTanggalKeliru } from '#client/ui/TanggalBox.tsx'
import { printPdf } from '#client/ui/printPdf.ts'
import { Mencari } from '../Result.tsx'
import { useHariLaporan } from '../ReportView.tsx'
import { LembarEod } from '../eod/LembarEod.tsx'
import { useLembar } from '../eod/useLembar.ts'
import { cariDi } from '../eod/laporan.ts'
import { useAlamat } from '../useAlamat.ts'
import { save, useTindakan } from '../useFiles.ts'
import '../report.css'

/** R49: the whole day on one sheet; of a closed day as its close has kept it, of the open one as it is now (DOMAIN §E.9). */
export function LaporanEod() {
  const hari = useHariLaporan()
  const { alamat, write } = useAlamat()
  const asked = alamat['tanggal']
  const [tanggal, setTanggal] = useState<string | undefined>(asked ?? hari)
  const { search, busy, errors, found } = useLembar()
  const [detail, setDetail] = useState<string>()
  const filter = useRef<HTMLElement>(null)

  // The address that has been searched for: another one is somebody's bookmark, or a step back.
  const searched = useRef<string>(undefined)
  const cari = () => {
    if (keTanggalKeliru(filter.current) || !search({ tanggal })) return
    searched.current = tanggal
    write({ tanggal }, 'langkah')
  }
  const comeTo = useEffectEvent(() => {
    if (asked === undefined || asked === searched.current) return
    searched.current = asked
    setTanggal(asked)
    search({ tanggal: asked })
  })
  useEffect(() => comeTo(), [asked])

  return (
    <>
      <PageHeader title={EOD_TITLES}>
        <File tanggal={found && !busy && found.tanggal === tanggal ? found.tanggal : undefined} />
      </PageHeader>
      <section ref={filter} className="card report-filters eod-filter" aria-label="Filter">
        <Field label="Tanggal" required error={errorOf(errors, 'tanggal')}>
          {(control) => (
            <TanggalPicker
              {...control}
              value={tanggal ?? null}
              onChange={(next) => setTanggal(next ?? undefined)}
            />
          )}
        </Field>
        <Button type="primary" onClick={cari} loading={busy}>
          Cari
        </Button>
      </section>
      {busy ? (
        <Mencari title={EOD_TITLES} />
      ) : found ? (
        <LembarEod
          lembar={found}
          tautan={(table) => tautanKe(table, found.tanggal)}
          stepNumber={(nomor) => {
            const dokumen = dibuka(nomor)
            return dokumen === undefined ? undefined : () => setDetail(dokumen)
          }}
        />
      ) : (
        <EmptyState title={found === null ? EOD_TIDAK_TERSEDIA : 'Pilih Tanggal, Lalu Tekan Cari'} />
      )}
      {detail && <OpenedDokumen no={detail} onTutup={() => setDetail(undefined)} />}
    </>
  )
}

const ACTIONS = { PDF: 'Export PDF', Excel: 'Export Excel', Cetak: 'Cetak' } as const

/** The sheet that is shown, taken away. */
function File({ tanggal }: { tanggal: string | undefined }) {
  const args = { query: { tanggal: tanggalSystem(tanggal ?? '') } }
  const pdf = () => callFile(laporanEodPdf, args)
  const { busy, make } = useTindakan({
    PDF: () => save(pdf),
    Excel: () => save(() => callFile(laporanEodExcel, args)),
    Cetak: async () => printPdf((await pdf()).blob),
  })
  if (!mayMake(laporanEodPdf)) return null
  return (Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]).map((action) => (
    <Button key={action} disabled={!tanggal} loading={busy === action} onClick={() => make(action)}>
      {ACTIONS[action]}
    </Button>
  ))
}

/** To the report with the rows behind a table, of that day. */
function tautanKe({ laporan }: EodTable, tanggal: string): ReactNode {
  const tujuan = cariDi(laporan, tanggal)
  return (
    tujuan && (
      <Link to={tujuan.path} search={tujuan.search as never}>
        {tujuan.title}
      </Link>
    )
  )
}
