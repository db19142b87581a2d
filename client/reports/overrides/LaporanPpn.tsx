import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { buatCoretax, type Coretax } from '#domain/calls/coretax.ts'
import { menuOf } from '#domain/menus.ts'
import type { Report } from '#domain/report.ts'
import ppn from '#domain/reports/keuangan/ppn.ts'
import { PER_CORETAX, type PerCoretax } from '#domain/rules/coretax.ts'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { saveFile } from '#client/ui/csv.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { BulanPicker } from '#client/ui/dates.tsx'
import { Field } from '#client/ui/Field.tsx'
import { ReportView, useHariLaporan } from '../ReportView.tsx'

/** The PPN of months, and a month's files for Coretax (DOMAIN §P.1-5). */
export function LaporanPpn() {
  return (
    <>
      <ReportView title={menuOf('/laporan-ppn')!.title} report={ppn as unknown as Report} />
      {mayMake(buatCoretax) && <CoretaxFiles />}
    </>
  )
}

function CoretaxFiles() {
  const hari = useHariLaporan()
  const [bulan, setBulan] = useState<string | null>(hari?.slice(0, 7) ?? null)
  const [per, setPer] = useState<PerCoretax>('NOTA')
  const [made, setMade] = useState<Coretax>()
  const [wrong, setWrong] = useState<string>()
  const { send, busy } = useSend(buatCoretax, {
    onDone: ({ data }) => setMade(data),
    onError: (error) => setWrong(error.message),
  })
  const buat = () => {
    setMade(undefined)
    setWrong(undefined)
    if (bulan) void send({ body: { bulan, per } })
  }
  return (
    <section className="card coretax" aria-label="Berkas Coretax">
      <h2>Berkas Coretax</h2>
      <p className="muted">RetailInvoiceBulk satu bulan, satu berkas untuk tiap kode transaksi.</p>
      <div className="report-filters">
        <Field label="Bulan" required>
          {(control) => <BulanPicker {...control} allowClear={false} value={bulan} onChange={setBulan} />}
        </Field>
        <Field label="Satu Baris Tiap">
          {({ id }) => (
            <Segmented
              id={id}
              aria-label="Satu baris tiap"
              options={[...PER_CORETAX]}
              value={per}
              onChange={setPer}
            />
          )}
        </Field>
        <Button type="primary" loading={busy} onClick={buat}>
          Buat Berkas XML
        </Button>
      </div>
      {wrong && (
        <p className="field-error" role="alert">
          {wrong}
        </p>
      )}
      {made && <Made made={made} />}
    </section>
  )
}

const Made = ({ made: { files, faktur_05, batal } }: { made: Coretax }) => (
  <>
    <ul className="coretax-berkas">
      {files.map(({ trx_code, nama, jumlah, dpp, ppn_rp, xml }) => (
        <li key={trx_code}>
          <Button onClick={() => saveFile(nama, new Blob([xml], { type: 'application/xml' }))}>
            Simpan {nama}
          </Button>{' '}
          {jumlah} baris, DPP <Rupiah value={dpp} />, PPN <Rupiah value={ppn_rp} strong />
        </li>
      ))}
    </ul>
    {faktur_05.length > 0 && (
      <DataTable
        label="Faktur sendiri, kode 05"
        columns={[...FAKTUR, NAMA, PEMBELI]}
        rows={faktur_05}
        rowKey={(f) => `${f.no_faktur} ${f.tanggal}`}
        search={false}
        csv="coretax-faktur-05.csv"
        empty=""
      />
    )}
    {batal.length > 0 && (
      <DataTable
        label="Dibatalkan bulan ini, sudah dikurangkan"
        columns={FAKTUR}
        rows={batal}
        rowKey={(f) => `${f.no_faktur} ${f.tanggal}`}
        search={false}
        csv={false}
        empty=""
      />
    )}
  </>
)

type Row = Coretax['batal'][number]
const FAKTUR: readonly DataColumn<Row>[] = [
  { key: 'no_faktur', title: 'No Faktur', value: (f) => f.no_faktur },
  { key: 'tanggal', title: 'Tanggal', value: (f) => f.tanggal },
  { key: 'dpp', title: 'DPP', kind: 'rupiah', value: (f) => f.dpp },
  { key: 'ppn_rp', title: 'PPN', kind: 'rupiah', value: (f) => f.ppn_rp },
]
type Sendiri = Coretax['faktur_05'][number]
const NAMA: DataColumn<Sendiri> = { key: 'nama', title: 'Nama', value: (f) => f.nama }
const PEMBELI: DataColumn<Sendiri> = { key: 'jenis_pembeli', title: 'Pembeli', value: (f) => f.jenis_pembeli }
