import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { diCucian, simpanCuciMasuk, type DiCucian } from '#domain/calls/cuci.ts'
import { callsStok } from '#domain/calls/dokumen-stok.ts'
import { cuciHilang, cuciKeluar, cuciMasuk } from '#domain/dokumen/cuci.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import { formatAngka } from '#domain/format.ts'
import { tolakKembali } from '#domain/rules/cuci.ts'
import { persen, sumMilligram, type Milligram } from '#domain/units.ts'
import { useSettings } from '#client/kasir/acuan.ts'
import { useKeSebab } from '#client/kasir/sebab.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { TimbanganButton } from '#client/kasir/TimbanganButton.tsx'
import { ambilBerat } from '#client/kasir/timbangan.ts'
import { useScan } from '#client/kasir/useScan.ts'
import { call, newIdTrx } from '#client/net/api.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { fetchCall, invalidate, tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { BidangBaki, bakiDari } from '#client/stok/BakiField.tsx'
import { RiwayatStok } from '#client/stok/RiwayatStok.tsx'
import { denganLabel } from '#client/stok/LabelButton.tsx'
import { useIsianTersimpan } from '#client/stok/useStoredForm.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { errorOf } from '#client/ui/Field.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { enterGoesOn, useKeys } from '#client/ui/keys.ts'
import { BelumDiketahui } from '#client/stok/BelumDiketahui.tsx'
import { HitungScan } from '#client/stok/HitungScan.tsx'
import { KembaliLine, type Line } from './KembaliLine.tsx'
import { cucianActions, DiTukangCuci } from './DiTukangCuci.tsx'
import { ModalHilang } from './ModalHilang.tsx'
import '#client/stok/stok.css'

interface Isi {
  id_trx: string
  baki: string
  baris: Line[]
  dikirim: boolean
}
const kosong = (): Isi => ({ id_trx: newIdTrx(), baki: '', baris: [], dikirim: false })

/** Washed pieces come back one by one or several: what each weighs now, what it costs, and the tray they go to. */
export function KembaliCuci({ judul, children }: { judul: string; children: ReactNode }) {
  const { isi, ubah, ganti, baru } = useIsianTersimpan('data_cuci_kembali_tmp', cuciMasuk.nama, kosong)
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)
  const [hilang, setHilang] = useState<DiCucian>()
  const { settings } = useSettings()
  const toleransi = settings?.TOLERANSI_SUSUT_CUCI ?? persen(10_000)
  const reading = useCall(diCucian, {}, { staleTime: 5_000 })
  useLive(cuciMasuk.berita, () => void invalidate(diCucian))
  const changes = [diCucian, ...[cuciKeluar, cuciMasuk, cuciHilang].map((d) => callsStok(d).daftar)]

  const isThere = (id: number): boolean => isi.baris.some(({ barang }) => barang.id === id)
  const tambah = (barang: DiCucian) => {
    setWrong([])
    ganti((before) =>
      before.baris.some((b) => b.barang.id === barang.id)
        ? before
        : { ...before, baris: [...before.baris, { barang, berat_kembali: null, ongkos: barang.ongkos }] },
    )
  }
  const fillLine = (id: number, bagian: Partial<Line>) => {
    setWrong([])
    ganti((before) => ({
      ...before,
      baris: before.baris.map((b) => (b.barang.id === id ? { ...b, ...bagian } : b)),
    }))
  }
  const hapus = (id: number) => {
    setWrong([])
    ganti((before) => ({ ...before, baris: before.baris.filter((b) => b.barang.id !== id) }))
  }
  const scan = useScan<{ kode_barcode: string; barang: DiCucian | undefined }>({
    about: isi.id_trx,
    isThere: (kode) => isi.baris.some(({ barang }) => barang.kode_barcode === kode),
    find: async (kode_barcode) => {
      const { id } = await call(callsStok(cuciMasuk).scan, { params: { kode_barcode } })
      const semua = await fetchCall(diCucian, {}, { staleTime: 5_000 })
      return { kode_barcode, barang: semua.find((b) => b.id === id) }
    },
    take: ({ kode_barcode, barang }) => {
      if (!barang) return errors.bukanDiCucian({ kode_barcode })
      tambah(barang)
      return `${barang.nama_barang} dikirim ${barang.no}`
    },
  })
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(simpanCuciMasuk, {
    changes,
    izin: otorisasi.diminta(cuciMasuk.nama),
    onDone: ({ message, data }) => {
      toast('success', `${message} ${data.no}`)
      if (data.peringatan.length > 0)
        toast('warning', `Susut di atas toleransi: ${data.peringatan.join(', ')}`)
      setWrong([])
      baru()
    },
    onError: (error) => {
      ubah({ dikirim: error.unknown })
      setWrong(error.errors)
      tellSaveError(error)
    },
  })
  const simpan = () => {
    const baki = bakiDari(isi.baki)
    const missing: FieldError[] = [
      ...(baki ? [] : [{ field: 'kode_baki', message: 'Baki Harus Dipilih' }]),
      ...(isi.baris.length ? [] : [{ field: 'barang', message: 'Barang Masih Kosong' }]),
      ...isi.baris.flatMap(({ barang, berat_kembali }, i) => {
        const refusal = tolakKembali({ ...barang, berat_kembali: berat_kembali ?? (0 as Milligram) })
        return refusal ? [{ field: `barang.${i}`, message: refusal.message }] : []
      }),
    ]
    setWrong(missing)
    if (missing.length || busy || scan.busy) return
    void send(
      {
        body: {
          ...baki!,
          keterangan: '',
          barang: isi.baris.map(({ barang, berat_kembali, ongkos }) => ({
            id: barang.id,
            berat_kembali: berat_kembali!,
            ...(ongkos === null ? {} : { ongkos }),
          })),
        },
      },
      { idTrx: isi.id_trx },
    )
  }
  const terakhir = isi.baris.at(-1)
  const tarik = () => {
    if (terakhir && !isi.dikirim) hapus(terakhir.barang.id)
  }
  /** The scale fills what is still to be weighed, the one scanned last before the others. */
  const timbang = () =>
    ambilBerat((berat) => {
      const menunggu = isi.baris.findLast((b) => b.berat_kembali === null) ?? terakhir
      if (menunggu && !isi.dikirim) fillLine(menunggu.barang.id, { berat_kembali: berat })
    })
  useKeys({ F2: tarik, F6: timbang, F9: simpan }, { leave: 'F9' })

  const boleh = mayMake(simpanCuciMasuk)
  const berat = isi.baris.map((b) => b.berat_kembali ?? (0 as Milligram))
  return (
    <>
      <PageHeader title={judul}>
        {boleh && (
          <>
            <TimbanganButton onAmbil={timbang} />
            <Button disabled={!terakhir || isi.dikirim || busy} onClick={tarik}>
              Tarik Scan Terakhir <kbd>F2</kbd>
            </Button>
            <Button type="primary" loading={busy} onClick={simpan}>
              Simpan <kbd>F9</kbd>
            </Button>
          </>
        )}
      </PageHeader>
      {children}
      {boleh && (
        <section className="stok" aria-label="Kembali cuci baru">
          {isi.dikirim && <BelumDiketahui />}
          <div className="stok-tujuan" onKeyDown={enterGoesOn}>
            <BidangBaki
              label="Baki Tujuan"
              value={isi.baki}
              onChange={(baki) => {
                setWrong([])
                ubah({ baki })
              }}
              error={errorOf(wrong, 'kode_baki') ?? errorOf(wrong, 'kode_gudang')}
              disabled={isi.dikirim}
            />
          </div>
          <ScanBox onScan={scan.onScan} busy={scan.busy} active={!isi.dikirim && !busy} />
          <HitungScan scan={scan}>
            <strong>{formatAngka(isi.baris.length)}</strong> barang ·{' '}
            <strong>
              <Gram value={sumMilligram(berat)} />
            </strong>
          </HitungScan>
          {errorOf(wrong, 'barang') && (
            <p className="field-error" role="alert">
              {errorOf(wrong, 'barang')}
            </p>
          )}
          <KembaliLine
            baris={isi.baris}
            wrong={wrong}
            terkunci={isi.dikirim}
            toleransi={toleransi}
            onIsi={fillLine}
            onHapus={hapus}
          />
        </section>
      )}
      <DiTukangCuci
        reading={reading}
        actions={boleh ? cucianActions(isThere, tambah, setHilang, isi.dikirim) : undefined}
      />
      <RiwayatStok dokumen={cuciMasuk} changes={changes} actions={denganLabel} />
      {hilang && <ModalHilang barang={hilang} changes={changes} onClose={() => setHilang(undefined)} />}
      {otorisasi.modal}
    </>
  )
}
