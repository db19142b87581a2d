import { Alert, Button } from 'antd'
import { periksaArsip, type CheckResult } from '#domain/calls/arsip.ts'
import { formatNumber } from '#domain/format.ts'
import { useCall } from '#client/net/query.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'

type Berubah = CheckResult['berubah'][number]
const COLUMNS: readonly DataColumn<Berubah>[] = [
  { key: 'no_faktur', title: 'No Faktur', value: (b) => b.no_faktur },
  { key: 'kolom', title: 'Yang Lain Sekarang', value: (b) => b.kolom.join(', ') },
]

/** Checks that an archive's file is the exported file, and that its lines are unchanged. */
export function ModalPeriksa({ no_arsip, onTutup }: { no_arsip: string; onTutup: () => void }) {
  const reading = useCall(periksaArsip, { params: { no_arsip } }, { staleTime: 0 })
  return (
    <StaticModal
      open
      title={`Periksa ${no_arsip}`}
      width={640}
      onClose={onTutup}
      footer={<Button onClick={onTutup}>Tutup</Button>}
    >
      {reading.data ? <Result {...reading.data} /> : <Menunggu reading={reading} apa="Arsip" />}
    </StaticModal>
  )
}

function Result({ jumlah_baris, hash, berkas_sama, baris_sama, berubah, identitas_dihapus }: CheckResult) {
  const dihapus = `Identitas pelanggan di ${formatNumber(identitas_dihapus)} baris sudah dihapus atas permintaannya, juga dari berkas ini.`
  return (
    <div className="backup-periksa">
      {baris_sama && (
        <Alert
          type="success"
          showIcon
          title={`Berkas dan ${formatNumber(jumlah_baris)} baris sama seperti waktu diarsipkan`}
        />
      )}
      {!baris_sama && berkas_sama && (
        <Alert
          type="info"
          showIcon
          title="Berkas sama seperti waktu diarsipkan"
          description={`${formatNumber(berubah.length)} dari ${formatNumber(jumlah_baris)} baris berubah sesudahnya, misalnya karena dibatalkan.`}
        />
      )}
      {!berkas_sama && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title="Berkas tidak sama lagi seperti waktu diarsipkan"
          description={identitas_dihapus > 0 ? dihapus : 'Nama atau alamat pelanggan di nota berubah.'}
        />
      )}
      <p>
        Sidik berkas (SHA-256)
        <br />
        <code className="backup-sidik">{hash}</code>
      </p>
      {berubah.length > 0 && (
        <DataTable
          label="Baris yang berubah"
          columns={COLUMNS}
          rows={berubah}
          rowKey={(b) => b.no_faktur}
          search={false}
        />
      )}
    </div>
  )
}
