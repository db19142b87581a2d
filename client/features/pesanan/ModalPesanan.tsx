import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { simpanBahanTukang, simpanJadiDariStok } from '#domain/calls/bahan-tukang.ts'
import { simpanPenjualan } from '#domain/calls/penjualan.ts'
import {
  batalPesananLine,
  batalDp,
  batalPesanan,
  lihatPesanan,
  prosesPesanan,
  tambahDp,
  ubahEstimasi,
  type PesananLine,
  type PesananLengkap,
} from '#domain/calls/pesanan.ts'
import { simpanTambah } from '#domain/calls/tambah.ts'
import { simpanUpahTukang } from '#domain/calls/upah-tukang.ts'
import { ModalBahan } from '#client/features/tukang/ModalBahan.tsx'
import { ModalJadiDariStok } from '#client/features/tukang/ModalJadiDariStok.tsx'
import { ModalUpah } from '#client/features/tukang/ModalUpah.tsx'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { WhenLoaded } from '#client/kasir/detail.tsx'
import { paperChoice, useCetak } from '#client/kasir/useCetak.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { DetailPesanan } from './DetailPesanan.tsx'
import { ModalBatalBarang } from './ModalBatalBarang.tsx'
import { ModalBatalDp } from './ModalBatalDp.tsx'
import { ModalBatalPesanan } from './ModalBatalPesanan.tsx'
import { ModalEstimasi } from './ModalEstimasi.tsx'
import { ModalProses } from './ModalProses.tsx'
import { ModalTambahDp } from './ModalTambahDp.tsx'
import { notaPesananKe } from './nota.ts'

interface Props {
  no_pesanan: string
  onTutup: () => void
}

/** The act on the open order: only a single act at a time. */
type Urusan =
  | { apa: 'proses' | 'estimasi' | 'tambah-dp' | 'batal' | 'bahan' | 'jadi-dari-stok' | 'upah' }
  | { apa: 'batal-dp'; setoran: PesananLengkap['setoran'][number] }
  | { apa: 'batal-barang'; line: PesananLine }

/** An order in front of the list it came from, with the acts possible by its state and for this user. */
export function ModalPesanan({ no_pesanan, onTutup }: Props) {
  const reading = useCall(lihatPesanan, { params: { no_pesanan } }, { staleTime: 0 })
  const { data } = reading
  const { cetak, busy, modal } = useCetak()
  const [urusan, urus] = useState<Urusan>()
  const kembali = () => urus(undefined)
  if (data && urusan) return <Diurus pesanan={data} urusan={urusan} onTutup={kembali} />

  const cetakNota = (urut: number) => void cetak(notaPesananKe(no_pesanan, urut), paperChoice())
  const opened = data !== undefined && bisaDiurus(data)
  const belumJadi = opened && data.status_pesanan !== 'DONE'
  return (
    <StaticModal
      open
      title="Detail Pesanan"
      width={1040}
      onClose={onTutup}
      footer={
        <div className="pesan-kaki">
          <Button onClick={onTutup}>Tutup</Button>
          {data && (
            <Button loading={busy} onClick={() => cetakNota(1)}>
              Cetak Nota
            </Button>
          )}
          {data && <Tindakan pesanan={data} onUrus={urus} />}
        </div>
      }
    >
      <WhenLoaded reading={reading}>
        {(pesanan) => (
          <>
            <DetailPesanan
              pesanan={pesanan}
              onCetak={cetakNota}
              onBatalDp={
                opened && mayMake(batalDp) ? (setoran) => urus({ apa: 'batal-dp', setoran }) : undefined
              }
              onBatalBarang={
                belumJadi && mayMake(batalPesananLine)
                  ? (line) => urus({ apa: 'batal-barang', line })
                  : undefined
              }
            />
            {pesanan.status_pesanan === 'DONE' && pesanan.no_faktur_group !== '-' && (
              <p className="muted">
                Sedang diambil dengan {pesanan.no_faktur_group}, yang belum divalidasi: pengambilan itu
                menahan pesanan ini.
              </p>
            )}
          </>
        )}
      </WhenLoaded>
      {modal}
    </StaticModal>
  )
}

/** True when the order has not ended and no sale holds it. */
const bisaDiurus = ({ status_pesanan, no_faktur_group }: PesananLengkap): boolean =>
  status_pesanan !== 'FINISH' && status_pesanan !== 'CLOSE' && no_faktur_group === '-'

/** The ways on: the one that comes next stands out. */
function Tindakan({
  pesanan,
  onUrus,
}: {
  pesanan: PesananLengkap
  onUrus: (urusan: Urusan) => void
}): ReactNode {
  const navigate = useNavigate()
  const { no_pesanan, status_pesanan, sisa_bayar } = pesanan
  const upah = pesanan.kode_tukang !== '-' && status_pesanan !== 'CLOSE' && mayMake(simpanUpahTukang) && (
    <Button onClick={() => onUrus({ apa: 'upah' })}>Upah</Button>
  )
  if (!bisaDiurus(pesanan)) return upah
  const ke = (to: '/tambah-data-barang' | '/transaksi-penjualan') =>
    void navigate({ to, search: { no_pesanan } as never })
  return (
    <>
      {mayMake(batalPesanan) && (
        <Button danger onClick={() => onUrus({ apa: 'batal' })}>
          Batal Pesanan
        </Button>
      )}
      {status_pesanan !== 'DONE' && mayMake(ubahEstimasi) && (
        <Button onClick={() => onUrus({ apa: 'estimasi' })}>Ubah Estimasi</Button>
      )}
      {sisa_bayar > 0 && mayMake(tambahDp) && (
        <Button onClick={() => onUrus({ apa: 'tambah-dp' })}>Tambah DP</Button>
      )}
      {upah}
      {status_pesanan !== 'DONE' && mayMake(simpanBahanTukang) && (
        <Button onClick={() => onUrus({ apa: 'bahan' })}>Bahan</Button>
      )}
      {status_pesanan !== 'DONE' && mayMake(simpanJadiDariStok) && (
        <Button onClick={() => onUrus({ apa: 'jadi-dari-stok' })}>Jadi Dari Stok</Button>
      )}
      {status_pesanan !== 'DONE' && mayMake(prosesPesanan) && (
        <Button
          type={status_pesanan === 'OPEN' ? 'primary' : 'default'}
          onClick={() => onUrus({ apa: 'proses' })}
        >
          {status_pesanan === 'OPEN' ? 'Serahkan Ke Tukang' : 'Ganti Tukang'}
        </Button>
      )}
      {status_pesanan === 'PROSES' && mayMake(simpanTambah) && (
        <Button type="primary" onClick={() => ke('/tambah-data-barang')}>
          Jadi
        </Button>
      )}
      {status_pesanan === 'DONE' && mayMake(simpanPenjualan) && (
        <Button type="primary" onClick={() => ke('/transaksi-penjualan')}>
          Ambil
        </Button>
      )}
    </>
  )
}

function Diurus({
  pesanan,
  urusan,
  onTutup,
}: {
  pesanan: PesananLengkap
  urusan: Urusan
  onTutup: () => void
}) {
  const dengan = { pesanan, onTutup }
  switch (urusan.apa) {
    case 'proses':
      return <ModalProses {...dengan} />
    case 'estimasi':
      return <ModalEstimasi {...dengan} />
    case 'tambah-dp':
      return <ModalTambahDp {...dengan} />
    case 'batal':
      return <ModalBatalPesanan {...dengan} />
    case 'bahan':
      return (
        <ModalBahan
          no_pesanan={pesanan.no_pesanan}
          kode_tukang={pesanan.kode_tukang === '-' ? '' : pesanan.kode_tukang}
          onClose={onTutup}
        />
      )
    case 'jadi-dari-stok':
      return <ModalJadiDariStok no_pesanan={pesanan.no_pesanan} onClose={onTutup} />
    case 'upah':
      return (
        <ModalUpah
          ref_type="PESANAN"
          ref_no={pesanan.no_pesanan}
          kode_tukang={pesanan.kode_tukang}
          onClose={onTutup}
        />
      )
    case 'batal-dp':
      return <ModalBatalDp {...dengan} setoran={urusan.setoran} />
    case 'batal-barang':
      return <ModalBatalBarang {...dengan} line={urusan.line} />
  }
}
