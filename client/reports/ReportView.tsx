import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { Report } from '#domain/report.ts'
import { useMe } from '#client/net/me.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { FilterForm } from './FilterForm.tsx'
import { Result, Mencari } from './Result.tsx'
import { kunciNilai, useAlamat } from './useAlamat.ts'
import { useFiles, type FileAction } from './useFiles.ts'
import { useReport } from './useReport.ts'
import { initialValues, valuesFor, valuesForForm, type Values } from './values.ts'

const ACTIONS: Record<FileAction, string> = {
  PDF: 'Export PDF',
  Excel: 'Export Excel',
  CSV: 'CSV',
  Cetak: 'Cetak',
}
const NO_VALUES: Values = {}

interface ReportViewProps {
  title: string
  report: Report
  /**
   * Values chosen by `children`: filters that the form does not show, and anything else that belongs in the address.
   */
  fixed?: Values
  /** Fields before the filters. */
  children?: ReactNode
}

/** A report's form, its table, and what a user may take away. */
export function ReportView({ title, report, fixed = NO_VALUES, children }: ReportViewProps) {
  const hari = useHariLaporan()
  const { alamat, write } = useAlamat()
  const opened = () => ({ ...initialValues(report, hari), ...valuesForForm(report, alamat) })
  const [values, setValues] = useState(opened)
  const { search, clear, busy, errors, found } = useReport(report)
  /** The table needs the room that the filters take. */
  const [melebihi, setMelebihi] = useState(false)
  /** Since Cari; whoever changes something sees all of it again. */
  const [dicari, setDicari] = useState(false)
  const ubah = (next: Values) => {
    setDicari(false)
    setValues(next)
  }
  const files = useFiles(found?.report ?? report, found?.asked)
  const asked = valuesFor(report, { ...values, ...fixed })
  const stale =
    found !== undefined && (found.report !== report || kunciNilai(found.asked) !== kunciNilai(asked))
  const nothing = busy || stale || !found || found.rows.length === 0

  // The address that has been searched for: another one is somebody's bookmark, or a step back.
  const searched = useRef(kunciNilai(NO_VALUES))
  const cari = (next: Values, step?: 'langkah') => {
    if (!search(next)) return
    setDicari(true)
    // With what only narrows the choices: it stands in the address too.
    const written = { ...valuesForForm(report, values), ...next, ...fixed }
    searched.current = kunciNilai(written)
    write(written, step)
  }
  const key = kunciNilai(alamat)
  const comeTo = useEffectEvent(() => {
    if (key === searched.current) return
    searched.current = key
    setValues(opened())
    if (Object.keys(valuesFor(report, alamat)).length > 0) {
      setDicari(true)
      search(valuesFor(report, { ...opened(), ...fixed }))
    } else clear()
  })
  useEffect(() => comeTo(), [key])

  return (
    <>
      <PageHeader title={title}>
        {files.allowed &&
          !(report.eksporBilaAda && nothing) &&
          (Object.keys(ACTIONS) as FileAction[]).map((action) => (
            <Button
              key={action}
              disabled={nothing}
              loading={files.busy === action}
              onClick={() => files.make(action)}
            >
              {ACTIONS[action]}
            </Button>
          ))}
      </PageHeader>
      <FilterForm
        report={report}
        values={values}
        onChange={ubah}
        errors={errors}
        busy={busy}
        hidden={fixed}
        ringkas={dicari && melebihi && !busy && found !== undefined}
        hari={hari}
        onSearch={() => cari(asked)}
      >
        {children}
      </FilterForm>
      {busy ? (
        <Mencari title={title} />
      ) : found ? (
        <Result
          key={kunciNilai(found.asked)}
          title={title}
          found={found}
          stale={stale}
          onWidth={setMelebihi}
          onRincian={(next) => {
            setValues({ ...values, ...next })
            cari(next, 'langkah')
          }}
        />
      ) : (
        <EmptyState title="Pilih Filter, Lalu Tekan Cari" />
      )}
    </>
  )
}

/** The shop's day, or today when the shop has already been closed for today; as the server has it. */
export function useHariLaporan(): string {
  const { userdata, today } = useMe()!
  return today !== undefined && today < userdata.tgl_system ? today : userdata.tgl_system
}
