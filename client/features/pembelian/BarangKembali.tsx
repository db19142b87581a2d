import type { AcuanPembelian } from '#domain/calls/pembelian.ts'
import type { FieldError } from '#domain/errors.ts'
import { confirm } from '#client/net/dialogs.ts'
import { keScan } from '#client/ui/fokus.ts'
import { nanti } from '#client/ui/nanti.tsx'
import { errorsBeli } from './errors-beli.ts'
import type { AksiBeli, BeliDihitung, HitunganBeli } from './keranjang-beli.ts'
import { notaSekarang } from './segarkan.ts'
import type { useIzinBeli } from './useIzinBeli.ts'
import type { ModeBeli } from './useModeBeli.ts'

const DaftarBeli = nanti(async () => (await import('./DaftarBeli.tsx')).DaftarBeli)
const ModalPilihNota = nanti(async () => (await import('./ModalPilihNota.tsx')).ModalPilihNota, 'jendela')

interface Props {
  mode: Pick<ModeBeli, 'baru' | 'pilihan' | 'ambil' | 'tutupPilihan'>
  hitungan: HitunganBeli
  acuan: AcuanPembelian
  errors: readonly FieldError[]
  terkunci: boolean
  izin: Pick<ReturnType<typeof useIzinBeli>, 'minta'>
  dispatch: (aksi: AksiBeli) => void
}

/** The pieces that came back, of a purchase or of a trade-in; which one of a nota it was is asked here. */
export function BarangKembali({ mode, hitungan, acuan, errors, terkunci, izin, dispatch }: Props) {
  const hapus = async ({ baris, nama_barang }: BeliDihitung) => {
    if (await confirm(`Hapus ${nama_barang}`)) dispatch({ aksi: 'hapus', kunci: baris.kunci })
  }
  const segarkan = async ({ baris }: BeliDihitung) => {
    const nota = await notaSekarang(baris.kunci)
    if (nota) dispatch({ aksi: 'segarkan', nota })
  }
  return (
    <>
      {hitungan.baris.length > 0 && (
        <DaftarBeli
          lines={hitungan.baris}
          acuan={acuan}
          errors={errorsBeli(errors, hitungan.baris)}
          disabled={terkunci}
          baru={mode.baru}
          onUbah={(kunci, bagian) => dispatch({ aksi: 'ubah', kunci, bagian })}
          onIzin={izin.minta}
          onHapus={(line) => void hapus(line)}
          onSelesai={keScan}
          onSegarkan={(line) => void segarkan(line)}
        />
      )}
      {mode.pilihan && (
        <ModalPilihNota pilihan={mode.pilihan} onPilih={mode.ambil} onTutup={mode.tutupPilihan} />
      )}
    </>
  )
}
