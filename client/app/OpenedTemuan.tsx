import { useNavigate } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import type { Temuan } from '#domain/calls/cari.ts'
import { cetakPembelian } from '#domain/calls/nota-pembelian.ts'
import { cetakPenjualan } from '#domain/calls/nota-penjualan.ts'
import { mayMake } from '#client/net/may.ts'
import { ModalBarang } from '#client/features/barang/ModalBarang.tsx'
import { ModalKas } from '#client/features/kas/ModalKas.tsx'
import { ModalMember } from '#client/features/member/ModalMember.tsx'
import { DetailPembelian } from '#client/features/pembelian/DetailPembelian.tsx'
import { notaBeli } from '#client/features/pembelian/nota.ts'
import { DetailPenjualan } from '#client/features/penjualan/DetailPenjualan.tsx'
import { notaJual } from '#client/features/penjualan/nota.ts'
import { DokumenBernomor } from '#client/stok/DokumenBernomor.tsx'
import { ModalService } from '#client/features/service/ModalService.tsx'
import { ModalTitipan } from '#client/features/titipan/ModalTitipan.tsx'
import { ModalDetail } from '#client/kasir/ModalDetail.tsx'

export type Ditemukan = Pick<Temuan, 'jenis' | 'nomor'>

interface Props {
  temuan: Ditemukan
  onBuka: (temuan: Ditemukan) => void
  onTutup: () => void
}

/** Shows what Ctrl-K has found in front of the open screen, so that nothing typed there is lost. */
export const OpenedTemuan = (props: Props) => BUKA[props.temuan.jenis](props)

const beli = ({ temuan: { jenis, nomor }, onTutup }: Props) => (
  <ModalDetail
    title={jenis === 'TUKAR' ? 'Detail Tukar' : 'Detail Pembelian'}
    cetakan={mayMake(cetakPembelian) ? notaBeli(nomor) : undefined}
    onTutup={onTutup}
  >
    <DetailPembelian no_faktur_group={nomor} />
  </ModalDetail>
)

/** An order or a loan opens on its own screen, where its next step is. */
function ToScreen({ ke, temuan: { nomor }, onTutup }: Props & { ke: '/lihat-pesanan' | '/lihat-hutang' }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ to: ke, search: { no: nomor } as never })
    onTutup()
  }, [navigate, ke, nomor, onTutup])
  return null
}

const BUKA: Record<Temuan['jenis'], (props: Props) => ReactNode> = {
  PENJUALAN: ({ temuan: { nomor }, onTutup }) => (
    <ModalDetail
      title="Detail Penjualan"
      cetakan={mayMake(cetakPenjualan) ? notaJual(nomor) : undefined}
      onTutup={onTutup}
    >
      <DetailPenjualan no_faktur_group={nomor} />
    </ModalDetail>
  ),
  PEMBELIAN: beli,
  TUKAR: beli,
  TITIPAN: ({ temuan: { nomor }, onTutup }) => <ModalTitipan no_titip_group={nomor} onTutup={onTutup} />,
  PESANAN: (props) => <ToScreen ke="/lihat-pesanan" {...props} />,
  HUTANG: (props) => <ToScreen ke="/lihat-hutang" {...props} />,
  SERVICE: ({ temuan: { nomor }, onTutup }) => <ModalService no_faktur_service={nomor} onTutup={onTutup} />,
  'DOKUMEN STOK': ({ temuan: { nomor }, onTutup }) => <DokumenBernomor no={nomor} onTutup={onTutup} />,
  'KAS BANK': ({ temuan: { nomor }, onTutup }) => <ModalKas no={nomor} onTutup={onTutup} />,
  BARANG: ({ temuan: { nomor }, onTutup }) => <ModalBarang kode_barcode={nomor} onTutup={onTutup} />,
  MEMBER: ({ temuan: { nomor }, onBuka, onTutup }) => (
    <ModalMember
      kode_member={nomor}
      onBuka={(lain) => onBuka({ jenis: 'MEMBER', nomor: lain })}
      onClose={onTutup}
    />
  ),
}
