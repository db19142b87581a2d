import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { diCucian, simpanCuciMasuk, type DiCucian } from '#domain/calls/cuci.ts'
import { callsStok } from '#domain/calls/dokumen-stok.ts'
import { cuciHilang, cuciKeluar, cuciMasuk } from '#domain/dokumen/cuci.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import { formatNumber } from '#domain/format.ts'
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
import { BakiField, bakiDari } from '#client/stok/BakiField.tsx'
import { RiwayatStok } from '#client/stok/RiwayatStok.tsx'
import { denganLabel } from '#client/stok/LabelButton.tsx'
import { useStoredForm } from '#client/stok/useStoredForm.ts'
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

interface Content {
  id_trx: string
  baki: string
  baris: Line[]
  dikirim: boolean
}
const empty = (): Content => ({ id_trx: newIdTrx(), baki: '', baris: [], dikirim: false })

/** Washed pieces come back one by one or several: what each weighs now, what it costs, and the tray they go to. */
export function KembaliCuci({ title, children }: { title: string; children: ReactNode }) {
  const { content, ubah, ganti, baru } = useStoredForm('data_cuci_kembali_tmp', cuciMasuk.nama, empty)
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)
  const [hilang, setHilang] = useState<DiCucian>()
  const { settings } = useSettings()
  const toleransi = settings?.TOLERANSI_SUSUT_CUCI ?? persen(10_000)
  const reading = useCall(diCucian, {}, { staleTime: 5_000 })
  useLive(cuciMasuk.berita, () => void invalidate(diCucian))
  const changes = [diCucian, ...[cuciKeluar, cuciMasuk, cuciHilang].map((d) => callsStok(d).daftar)]

  const isThere = (id: number): boolean => content.baris.some(({ barang }) => barang.id === id)
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
    about: content.id_trx,
    isThere: (kode) => content.baris.some(({ barang }) => barang.kode_barcode === kode),
    find: async (kode_barcode) => {
      const { id } = await call(callsStok(cuciMasuk).scan, { params: { kode_barcode } })
      const all = await fetchCall(diCucian, {}, { staleTime: 5_000 })
      return { kode_barcode, barang: all.find((b) => b.id === id) }
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
    const baki = bakiDari(content.baki)
    const missing: FieldError[] = [
      ...(baki ? [] : [{ field: 'kode_baki', message: 'Baki Harus Dipilih' }]),
      ...(content.baris.length ? [] : [{ field: 'barang', message: 'Barang Masih Kosong' }]),
      ...content.baris.flatMap(({ barang, berat_kembali }, i) => {
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
          barang: content.baris.map(({ barang, berat_kembali, ongkos }) => ({
            id: barang.id,
            berat_kembali: berat_kembali!,
            ...(ongkos === null ? {} : { ongkos }),
          })),
        },
      },
      { idTrx: content.id_trx },
    )
  }
  const terakhir = content.baris.at(-1)
  const tarik = () => {
    if (terakhir && !content.dikirim) hapus(terakhir.barang.id)
  }
  /** The scale fills what is still to be weighed, the one scanned last before the others. */
  const timbang = () =>
    ambilBerat((berat) => {
      const menunggu = content.baris.findLast((b) => b.berat_kembali === null) ?? terakhir
      if (menunggu && !content.dikirim) fillLine(menunggu.barang.id, { berat_kembali: berat })
    })
  useKeys({ F2: tarik, F6: timbang, F9: simpan }, { leave: 'F9' })

  const boleh = mayMake(simpanCuciMasuk)
  const berat = content.baris.map((b) => b.berat_kembali ?? (0 as Milligram))
  return (
    <>
      <PageHeader title={title}>
        {boleh && (
          <>
            <TimbanganButton onAmbil={timbang} />
            <Button disabled={!terakhir || content.dikirim || busy} onClick={tarik}>
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
          {content.dikirim && <BelumDiketahui />}
          <div className="stok-tujuan" onKeyDown={enterGoesOn}>
            <BakiField
              label="Baki Tujuan"
              value={content.baki}
              onChange={(baki) => {
                setWrong([])
                ubah({ baki })
              }}
              error={errorOf(wrong, 'kode_baki') ?? errorOf(wrong, 'kode_gudang')}
              disabled={content.dikirim}
            />
          </div>
          <ScanBox onScan={scan.onScan} busy={scan.busy} active={!content.dikirim && !busy} />
          <HitungScan scan={scan}>
            <strong>{formatNumber(content.baris.length)}</strong> barang ·{' '}
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
            baris={content.baris}
            wrong={wrong}
            terkunci={content.dikirim}
            toleransi={toleransi}
            onChange={fillLine}
            onHapus={hapus}
          />
        </section>
      )}
      <DiTukangCuci
        reading={reading}
        actions={boleh ? cucianActions(isThere, tambah, setHilang, content.dikirim) : undefined}
      />
      <RiwayatStok dokumen={cuciMasuk} changes={changes} actions={denganLabel} />
      {hilang && <ModalHilang barang={hilang} changes={changes} onClose={() => setHilang(undefined)} />}
      {otorisasi.modal}
    </>
  )
}
