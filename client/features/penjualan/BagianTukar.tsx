import { Button } from 'antd'
import { confirm } from '#client/net/dialogs.ts'
import { DaftarBeli } from '#client/features/pembelian/DaftarBeli.tsx'
import { galatBeli } from '#client/features/pembelian/galat-beli.ts'
import type { BeliDihitung } from '#client/features/pembelian/keranjang-beli.ts'
import { ModalPilihNota } from '#client/features/pembelian/ModalPilihNota.tsx'
import { ModalTanpaNota } from '#client/features/pembelian/ModalTanpaNota.tsx'
import { notaSekarang } from '#client/features/pembelian/segarkan.ts'
import type { useCariBeli } from '#client/features/pembelian/useCariBeli.ts'
import type { useIzinBeli } from '#client/features/pembelian/useIzinBeli.ts'
import type { Transaksi } from './useTransaksi.ts'

interface Props {
  transaksi: Transaksi
  cari: ReturnType<typeof useCariBeli>
  izin: ReturnType<typeof useIzinBeli>
  /** Scans are of pieces that come back. */
  aktif: boolean
  /** The line that was just found. */
  baru: string | undefined
  /** A piece without nota is being described. */
  tanpaNota: boolean
  onTanpaNota: (open: boolean) => void
  /** Back to the scan box. */
  onSelesai: () => void
}

/** The old pieces of a trade-in, below the new ones. */
export function BagianTukar({
  transaksi,
  cari,
  izin,
  aktif,
  baru,
  tanpaNota,
  onTanpaNota,
  onSelesai,
}: Props) {
  const { draf, acuan, beli, galat, lakuBeli } = transaksi
  const hapus = async ({ baris, nama_barang }: BeliDihitung) => {
    if (await confirm(`Hapus ${nama_barang}`)) lakuBeli({ aksi: 'hapus', kunci: baris.kunci })
  }
  return (
    <>
      {(aktif || beli.baris.length > 0) && (
        <div className="till-tukar">
          <h2>Barang Tukar</h2>
          {aktif && (
            <Button size="small" disabled={draf.dikirim} onClick={() => onTanpaNota(true)}>
              Tanpa Nota <kbd>F3</kbd>
            </Button>
          )}
        </div>
      )}
      {beli.baris.length > 0 && (
        <DaftarBeli
          lines={beli.baris}
          acuan={acuan}
          galat={galatBeli(galat.umum, beli.baris)}
          disabled={draf.dikirim}
          baru={baru}
          onUbah={(kunci, bagian) => lakuBeli({ aksi: 'ubah', kunci, bagian })}
          onIzin={izin.minta}
          onHapus={(line) => void hapus(line)}
          onSelesai={onSelesai}
          onSegarkan={({ baris }) =>
            void notaSekarang(baris.kunci).then((nota) => nota && lakuBeli({ aksi: 'segarkan', nota }))
          }
        />
      )}
      {cari.pilihan && <ModalPilihNota pilihan={cari.pilihan} onPilih={cari.ambil} onTutup={cari.tutup} />}
      {tanpaNota && (
        <ModalTanpaNota
          acuan={acuan}
          onTutup={() => onTanpaNota(false)}
          onTambah={(baris) => {
            lakuBeli({ aksi: 'tambah', baris })
            onTanpaNota(false)
          }}
        />
      )}
    </>
  )
}
