import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import { callsStok, type DokumenStokTersimpan } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { formatNumber, formatGram, formatHariTanggal } from '#domain/format.ts'
import { bisaDibatalkan } from '#client/kasir/batal.ts'
import {
  FactList,
  WhenLoaded,
  KepalaDetail,
  NamaBarang,
  DetailTable,
  type Fakta,
} from '#client/kasir/detail.tsx'
import { LencanaDokumen } from '#client/kasir/LencanaDokumen.tsx'
import { ModalBatal } from '#client/kasir/ModalBatal.tsx'
import { paperChoice, useCetak } from '#client/kasir/useCetak.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { batalDari, slipDari } from './tindakan.ts'

interface Props {
  dokumen: DokumenStok
  no: string
  /** Further buttons for the document, beside slip and cancel. */
  actions?: ((dokumen: DokumenStokTersimpan) => ReactNode) | undefined
  /** Calls whose answers a cancel changes, beside its own. */
  changes?: readonly CallDefinition[]
  onTutup: () => void
}

/** Shows a stock document whole: its head, its pieces, its slip, and its cancel. */
export function ModalDokumenStok({ dokumen, no, actions, changes = [], onTutup }: Props) {
  const calls = callsStok(dokumen)
  const reading = useCall(calls.lihat, { params: { no } }, { staleTime: 0 })
  const { data } = reading
  const [membatalkan, setMembatalkan] = useState(false)
  const { cetak, busy, modal } = useCetak()
  const footer = (
    <>
      <Button onClick={onTutup}>Tutup</Button>
      {data && data.status_valid !== 'CANC' && (
        <>
          {mayMake(calls.batal) && bisaDibatalkan(dokumen, data) && (
            <Button danger onClick={() => setMembatalkan(true)}>
              Batal {dokumen.nama}
            </Button>
          )}
          <Button loading={busy} onClick={() => void cetak(slipDari(dokumen, no), paperChoice())}>
            Cetak Slip
          </Button>
          {actions?.(data)}
        </>
      )}
    </>
  )
  return (
    <StaticModal open title={`Detail ${dokumen.nama}`} width={940} onClose={onTutup} footer={footer}>
      <WhenLoaded reading={reading}>{(d) => <Content dokumen={d} kind={dokumen} />}</WhenLoaded>
      {data && membatalkan && (
        <ModalBatal
          kind={dokumen}
          dokumen={data}
          batal={batalDari(dokumen, changes)}
          onClose={() => setMembatalkan(false)}
        />
      )}
      {modal}
    </StaticModal>
  )
}

const fakta = (d: DokumenStokTersimpan, masuk: boolean): Fakta[] => [
  ['Tanggal', `${formatHariTanggal(d.tgl_system)}, ${d.jam.slice(0, 5)}`],
  [masuk ? 'Dari' : 'Ke', d.ke],
  ['Keterangan', d.keterangan],
  ['Petugas', d.input_by],
  ['Jumlah', `${formatNumber(d.qty)} barang, ${formatGram(d.berat)} g`],
  ['Alasan Batal', d.alasan_batal],
]

/** Shows the destination of every piece when the pieces went to several places. */
function Content({ dokumen: d, kind }: { dokumen: DokumenStokTersimpan; kind: DokumenStok }) {
  const masuk = kind.gerak?.arah === 'masuk'
  const masing = d.detail_barang.some((b) => b.ke !== '-')
  return (
    <div className="detail">
      <KepalaDetail no={d.no} status={<LencanaDokumen status={d.status_valid} />} cetak={d.cetak} />
      <FactList facts={fakta(d, masuk)} />
      <DetailTable
        label="Barang"
        columns={[
          { title: 'Barang' },
          { title: 'Group' },
          { title: 'Jenis' },
          { title: masuk ? 'Ke' : 'Dari' },
          ...(masing ? [{ title: 'Ke' }] : []),
          ...(kind.timbang ?? ['Berat']).map((title) => ({ title, number: true })),
        ]}
      >
        {d.detail_barang.map((b) => (
          <tr key={b.id} className={d.status_valid === 'CANC' ? 'detail-batal' : undefined}>
            <NamaBarang
              nama_barang={b.nama_barang}
              kadar_cetak={b.kadar_cetak}
              catatan={b.kode_barcode === '-' ? 'tanpa barcode' : b.kode_barcode}
            />
            <td>{b.kode_group}</td>
            <td>{b.kode_dept}</td>
            <td>
              {b.kode_gudang} / {b.kode_baki}
            </td>
            {masing && <td>{b.ke}</td>}
            <td className="number">
              <Gram value={b.berat} />
            </td>
            {kind.timbang && (
              <td className="number">
                <Gram value={b.berat_timbang ?? b.berat} />
              </td>
            )}
          </tr>
        ))}
      </DetailTable>
    </div>
  )
}
