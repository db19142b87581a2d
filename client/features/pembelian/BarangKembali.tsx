import type { AcuanPembelian } from '#domain/calls/pembelian.ts'
import type { FieldError } from '#domain/errors.ts'
import { confirm } from '#client/net/dialogs.ts'
import { keScan } from '#client/ui/fokus.ts'
import { lazily } from '#client/ui/lazily.tsx'
import { errorsBeli } from './errors-beli.ts'
import type { BeliActions, BeliDihitung, HitunganBeli } from './keranjang-beli.ts'
import { notaSekarang } from './segarkan.ts'
import type { useIzinBeli } from './useIzinBeli.ts'
import type { ModeBeli } from './useModeBeli.ts'

const BeliList = lazily(async () => (await import('./BeliList.tsx')).BeliList)
const ChooseNotaModal = lazily(async () => (await import('./ChooseNotaModal.tsx')).ChooseNotaModal, 'jendela')

interface Props {
  mode: Pick<ModeBeli, 'baru' | 'choices' | 'ambil' | 'closeChoice'>
  hitungan: HitunganBeli
  acuan: AcuanPembelian
  errors: readonly FieldError[]
  terkunci: boolean
  izin: Pick<ReturnType<typeof useIzinBeli>, 'minta'>
  dispatch: (actions: BeliActions) => void
}

/** The pieces that came back, of a purchase or of a trade-in; which one of a nota it was is asked here. */
export function BarangKembali({ mode, hitungan, acuan, errors, terkunci, izin, dispatch }: Props) {
  const hapus = async ({ line, nama_barang }: BeliDihitung) => {
    if (await confirm(`Hapus ${nama_barang}`)) dispatch({ actions: 'hapus', kunci: line.kunci })
  }
  const segarkan = async ({ line }: BeliDihitung) => {
    const nota = await notaSekarang(line.kunci)
    if (nota) dispatch({ actions: 'segarkan', nota })
  }
  return (
    <>
      {hitungan.lines.length > 0 && (
        <BeliList
          lines={hitungan.lines}
          acuan={acuan}
          errors={errorsBeli(errors, hitungan.lines)}
          disabled={terkunci}
          baru={mode.baru}
          onUbah={(kunci, bagian) => dispatch({ actions: 'ubah', kunci, bagian })}
          onIzin={izin.minta}
          onHapus={(line) => void hapus(line)}
          onSelesai={keScan}
          onSegarkan={(line) => void segarkan(line)}
        />
      )}
      {mode.choices && (
        <ChooseNotaModal choices={mode.choices} onChoose={mode.ambil} onTutup={mode.closeChoice} />
      )}
    </>
  )
}
