import type { CallReply } from '#domain/call.ts'
import type { periksaStokAwal } from '#domain/calls/stok-awal.ts'
import { formatNumber, formatGram, formatRupiah } from '#domain/format.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { WrongRows, type WrongRowsProps } from './WrongRows.tsx'

type Result = CallReply<typeof periksaStokAwal>
type PerKode = Result['per_group'][number]

interface Props extends WrongRowsProps {
  result: Result
}

/** The result of checking a file of opening stock: every wrong row, or what would come in. */
export const StokAwalResult = ({ result, ...wrong }: Props) => (
  <>
    <dl className="impor-figures">
      <Figure label="Barang" value={formatNumber(result.qty)} />
      <Figure label="Berat" value={`${formatGram(result.berat)} g`} />
      <Figure label="Nilai Harga Hari Ini" value={formatRupiah(result.nilai)} />
      <Figure label="Harga Modal" value={formatRupiah(result.harga_modal)} />
      <Figure label="Baris Salah" value={formatNumber(result.jumlah_salah)} wrong={result.jumlah_salah > 0} />
    </dl>
    {result.jumlah_salah > 0 ? <WrongRows result={result} {...wrong} /> : <PerTempat result={result} />}
  </>
)

const Figure = ({ label, value, wrong = false }: { label: string; value: string; wrong?: boolean }) => (
  <div className={wrong ? 'impor-wrong' : undefined}>
    <dt>{label}</dt>
    <dd className="number">{value}</dd>
  </div>
)

const jumlah = (title: string): readonly DataColumn<PerKode>[] => [
  { key: 'kode', title, value: (row) => row.kode },
  { key: 'qty', title: 'Barang', kind: 'count', value: (row) => row.qty },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (row) => row.berat },
  { key: 'nilai', title: 'Nilai', kind: 'rupiah', value: (row) => row.nilai },
]
const GROUP = jumlah('Group')
const BAKI = jumlah('Baki')

const PerTempat = ({ result }: { result: Result }) => (
  <div className="impor-tables">
    <section>
      <h3>Per Group</h3>
      <DataTable
        label="Per Group"
        columns={GROUP}
        rows={result.per_group}
        rowKey={(row) => row.kode}
        search={false}
      />
    </section>
    <section>
      <h3>Per Baki</h3>
      <DataTable
        label="Per Baki"
        columns={BAKI}
        rows={result.per_baki}
        rowKey={(row) => row.kode}
        search={false}
      />
    </section>
  </div>
)
