/** Taking back: a scan or a number finds the sale lines behind it, the scale weighs the piece whose fields are filled. */
import { useState } from 'react'
import { cariNotaBeli, type NotaBeli } from '#domain/calls/pembelian.ts'
import { errors } from '#domain/errors.ts'
import { ApiError, call } from '#client/net/api.ts'
import type { ModeKasir } from '#client/kasir/mode.ts'
import { useResult } from '#client/kasir/useScan.ts'
import { fokus } from '#client/ui/fokus.ts'
import { weighedLine, idBeli } from './beli-fields.ts'
import { isScanBeli, kodeBeli } from './kode-beli.ts'
import { notaLine, type BeliActions, type HitunganBeli } from './keranjang-beli.ts'

export interface ModeBeli extends ModeKasir {
  /** The line that was just found: its weight is entered next. */
  baru: string | undefined
  /** A nota with several pieces: which one came back? */
  choices: NotaBeli[] | undefined
  ambil: (nota: NotaBeli) => void
  closeChoice: () => void
}

/** The nota is of another server, and cannot be asked for now: the way round it is without nota. */
const diLuar = ({ id }: ApiError): boolean =>
  id.startsWith('portal') || id === 'groupTidakAktifDiSini' || id === 'jenisTidakAktifDiSini'

interface Kembali {
  /** Names the document. */
  about: string
  hitungan: HitunganBeli
  dispatch: (actions: BeliActions) => void
  /** True when the document has been sent: no part of it changes. */
  terkunci: boolean
  placeholder: string
  tanpaNota: () => void
}

export function useModeBeli({
  about,
  hitungan,
  dispatch,
  terkunci,
  placeholder,
  tanpaNota,
}: Kembali): ModeBeli {
  const { result, tell } = useResult(about)
  const [busy, setBusy] = useState(false)
  const [baru, setBaru] = useState<string>()
  const [choices, setChoice] = useState<NotaBeli[]>()

  const ambil = (nota: NotaBeli) => {
    setChoice(undefined)
    if (hitungan.lines.some((line) => line.line.kunci === nota.no_faktur_jual))
      return tell('there', errors.barangGanda(nota).message)
    dispatch({ actions: 'tambah', line: notaLine(nota) })
    setBaru(nota.no_faktur_jual)
    tell('good', `${nota.nama_barang} ${nota.kadar_cetak}, nota ${nota.no_faktur_jual}`)
  }
  const cari = async (kode: string) => {
    setBusy(true)
    try {
      const found = await call(cariNotaBeli, { params: { kode } })
      if (found.length === 1) ambil(found[0]!)
      else setChoice(found)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tell('wrong', diLuar(error) ? `${error.message}. Tekan F3 untuk membelinya tanpa nota` : error.message)
    } finally {
      setBusy(false)
    }
  }
  return {
    kode: 'beli',
    scan: {
      label: 'Cari nota',
      placeholder,
      mask: kodeBeli,
      isCode: isScanBeli,
      inputMode: 'text',
      onScan: (kode) => void cari(kode),
      busy,
    },
    result,
    timbang: (berat) => {
      const line = weighedLine(hitungan.lines)
      if (line && !terkunci) dispatch({ actions: 'ubah', kunci: line.line.kunci, bagian: { berat } })
    },
    button: {
      F2: () => fokus(idBeli(hitungan.lines.length - 1, 'berat')),
      F3: () => !terkunci && tanpaNota(),
    },
    baru,
    choices,
    ambil,
    closeChoice: () => setChoice(undefined),
  }
}
