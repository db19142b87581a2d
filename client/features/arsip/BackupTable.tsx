import { Alert, Button, Checkbox, Segmented } from 'antd'
import { formatNumber } from '#domain/format.ts'
import type { JumlahArsip } from '#domain/rules/arsip.ts'
import { currentSession } from '#client/net/session.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { DataTable, dayColumn, choiceColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { belumBoleh, STATUS_GOLD, type BackupRow } from './rows.ts'
import type { DataBackup } from './useBackup.ts'
import type { Truncate } from './useTruncate.ts'

interface Props {
  data: DataBackup
  truncate: Truncate
  min_hari: number
}

/** The lines that were found: chosen one by one, or all that are in sight. */
export function BackupTable({ data, truncate: { ditolak, lupakan, sibuk }, min_hari }: Props) {
  const { rows, tampil, chosen: picked, gold, setGold, choose, chooseAll, mencari } = data
  const hariIni = currentSession()!.userdata.tgl_system
  const chosen = new Set(picked.map((r) => r.no))
  const ada = tampil.filter((r) => chosen.has(r.no)).length
  const alasan = (r: BackupRow): string => ditolak.get(r.no) ?? belumBoleh(r, hariIni, min_hari) ?? ''
  const wrong = picked.filter((r) => alasan(r) !== '').map((r) => r.no)
  const beku = sibuk !== undefined
  const box = (r: BackupRow) => (
    <Checkbox
      aria-label={`Pilih ${r.no}`}
      disabled={beku}
      checked={chosen.has(r.no)}
      onChange={({ target }) => choose([r], target.checked)}
    />
  )
  const columns: DataColumn<BackupRow>[] = [
    choiceColumn(box),
    { key: 'no', title: 'No Faktur', value: (r) => r.no },
    ...(rows?.some((r) => alasan(r) !== '')
      ? [{ key: 'alasan', title: 'Belum Boleh', value: alasan } satisfies DataColumn<BackupRow>]
      : []),
    dayColumn('tgl_system', 'Tanggal', (r) => r.tgl_system),
    { key: 'nama_customer', title: 'Customer', value: (r) => r.nama_customer },
    { key: 'kode_barcode', title: 'Barcode', value: (r) => r.kode_barcode },
    { key: 'nama_barang', title: 'Nama Barang', value: (r) => r.nama_barang },
    { key: 'berat', title: 'Berat', kind: 'gram', value: (r) => r.berat },
    { key: 'total', title: 'Harga', kind: 'rupiah', value: (r) => r.total },
    { key: 'status_gold', title: 'Status Gold', value: (r) => r.status_gold },
    { key: 'status_valid', title: 'Status', value: (r) => r.status_valid },
  ]
  return (
    <>
      {wrong.length > 0 && (
        <Alert
          className="backup-belum"
          type="warning"
          showIcon
          role="alert"
          title={`${formatNumber(wrong.length)} baris yang dicentang belum boleh diarsipkan`}
          description="Sebabnya di kolom Belum Boleh. Selama masih dicentang, tidak satu pun diarsipkan."
          action={
            <Button
              onClick={() => {
                data.lepas(wrong)
                lupakan()
              }}
            >
              Lepas Centangnya
            </Button>
          }
        />
      )}
      <DataTable
        label="Data Backup"
        columns={columns}
        rows={tampil}
        rowKey={(r) => r.no}
        loading={mencari}
        search={false}
        empty={rows ? 'Data Backup Tidak Tersedia' : 'Tekan Filter Backup Untuk Memilih Tanggal'}
        toolbar={
          <>
            <Segmented
              aria-label="Status Gold"
              value={gold}
              onChange={setGold}
              options={STATUS_GOLD.map((value) => ({ value, label: value === 'ALL' ? 'SEMUA' : value }))}
            />
            <Checkbox
              checked={tampil.length > 0 && ada === tampil.length}
              indeterminate={ada > 0 && ada < tampil.length}
              disabled={beku || tampil.length === 0}
              onChange={({ target }) => chooseAll(target.checked)}
            >
              Pilih Semua
            </Checkbox>
          </>
        }
      />
    </>
  )
}

/** The totals of the chosen lines, gold and non-gold. */
export const JumlahBackup = ({ jumlah: { gold, non_gold } }: Pick<DataBackup, 'jumlah'>) => (
  <dl className="backup-jumlah" aria-label="Yang Dicentang">
    <Bagian nama="Total Gold" jumlah={gold} />
    <Bagian nama="Total Non Gold" jumlah={non_gold} />
  </dl>
)
const Bagian = ({ nama, jumlah: { qty, berat, total } }: { nama: string; jumlah: JumlahArsip }) => (
  <div>
    <dt>{nama}</dt>
    <dd>
      {formatNumber(qty)} baris · <Gram value={berat} /> · <Rupiah value={total} strong />
    </dd>
  </div>
)
