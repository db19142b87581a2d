import { useSearch } from '@tanstack/react-router'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { callsStok } from '#domain/calls/dokumen-stok.ts'
import { simpanTambah } from '#domain/calls/tambah.ts'
import { tambah } from '#domain/dokumen/tambah.ts'
import { formatNumber } from '#domain/format.ts'
import { ambilBerat } from '#client/kasir/timbangan.ts'
import { TimbanganButton } from '#client/kasir/TimbanganButton.tsx'
import { confirm } from '#client/net/dialogs.ts'
import { mayMake } from '#client/net/may.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { RiwayatStok } from '#client/stok/RiwayatStok.tsx'
import { Lipat } from '#client/ui/Lipat.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { enterGoesOn, useKeys } from '#client/ui/keys.ts'
import { denganLabel, LabelButton } from '#client/stok/LabelButton.tsx'
import { BelumDiketahui } from '#client/stok/BelumDiketahui.tsx'
import { HitungScan, JumlahBarang } from '#client/stok/HitungScan.tsx'
import { KepalaField, OtherField, MainField, keBerat, toForm } from './TambahFields.tsx'
import { BaruList } from './BaruList.tsx'
import { isEmpty } from './draft.ts'
import { FileModal } from './FileModal.tsx'
import { UntukPesanan } from './UntukPesanan.tsx'
import { tidakLazim, useTambah } from './useTambah.ts'
import '#client/stok/stok.css'
import './tambah.css'

interface Tersimpan {
  no: string
  qty: number
  barcode: string[]
}

/** Pieces one by one from the scale, or many from a file; saved, each has the next barcode (DOMAIN §B.13). */
export function BarangBaru({ children }: { children: ReactNode }) {
  const {
    draft,
    ubah,
    change,
    wrong,
    setWrong,
    masukkan,
    tambah: ambil,
    doesNotFit,
    hapus,
    sunting,
    baru,
  } = useTambah()
  const [tersimpan, setTersimpan] = useState<Tersimpan>()
  const [file, setFile] = useState(false)
  const { send, busy } = useSend(simpanTambah, {
    changes: [callsStok(tambah).daftar],
    onDone: ({ data, message }) => {
      toast('success', `${message} ${data.no}`)
      setWrong([])
      setTersimpan(data)
      baru()
    },
    onError: (error) => {
      ubah({ dikirim: error.unknown })
      if (error.id === 'tambahSudahAda') return void tanyaSama(error.message)
      setWrong(error.errors)
      tellSaveError(error)
    },
  })
  const pesanan = draft.sumber === 'PESANAN'
  // A piece that fills an order is in the list before it is weighed.
  const terisi = draft.barang.filter((b) => b.berat > 0)
  const kirim = (memang_lain: boolean) => {
    const { sumber, kode_tukang, no_pesanan, keterangan, id_trx } = draft
    const barang = terisi.map(({ kunci: _, no_baris = 0, ...b }) => ({ ...b, no_baris }))
    void send(
      {
        body: {
          sumber,
          kode_tukang: kode_tukang || '-',
          no_pesanan: no_pesanan || '-',
          keterangan,
          barang,
          setuju: barang.some(tidakLazim),
          memang_lain,
          id_trx,
        },
      },
      { idTrx: id_trx },
    )
  }
  const tanyaSama = async (sebab: string) => {
    if (await confirm(`${sebab}. Barang lain yang memang sama?`, { ok: 'Ya, Barang Lain' })) kirim(true)
  }
  const simpan = () => {
    const missing = [
      ...(draft.sumber === 'TUKANG' && !draft.kode_tukang
        ? [{ field: 'kode_tukang', message: 'Tukang Harus Dipilih' }]
        : []),
      ...(pesanan && !draft.no_pesanan ? [{ field: 'no_pesanan', message: 'Pesanan Harus Dipilih' }] : []),
      ...(pesanan || draft.isian.berat === null
        ? []
        : [{ field: 'berat', message: 'Barang Ini Belum Masuk Daftar, Tekan F3 Dulu' }]),
      ...(terisi.length
        ? []
        : [{ field: 'barang', message: pesanan ? 'Belum Ada Yang Ditimbang' : 'Barang Masih Kosong' }]),
    ]
    if (!draft.dikirim) setWrong(missing)
    if ((missing.length && !draft.dikirim) || busy) return
    setTersimpan(undefined)
    kirim(false)
  }
  const { no_pesanan }: Record<string, unknown> = useSearch({ strict: false })
  const mulai = useEffectEvent(() => {
    if (typeof no_pesanan === 'string' && !pesanan && isEmpty(draft))
      ubah({ sumber: 'PESANAN', kode_tukang: '', no_pesanan: '', barang: [] })
    else if (!pesanan) toForm(draft.isian)
  })
  useEffect(() => mulai(), [])
  const masuk = async () => {
    if (!pesanan && !draft.dikirim && !busy && (await masukkan())) keBerat()
  }
  const timbang = () => {
    if (draft.dikirim) return
    if (!pesanan) return ambilBerat((berat) => change({ berat }))
    // the next one that is not weighed yet
    ambilBerat((berat) => {
      const next = draft.barang.find((b) => b.berat === 0)
      if (next) ubah({ barang: draft.barang.map((b) => (b === next ? { ...b, berat } : b)) })
    })
  }
  const terakhir = draft.barang.at(-1)
  const tarik = () => {
    if (!pesanan && terakhir && !draft.dikirim && !busy) sunting(terakhir.kunci)
  }
  const kosongkan = async () => {
    if (terisi.length && !(await confirm(`Kosongkan ${terisi.length} barang yang belum disimpan`))) return
    setWrong([])
    baru()
  }
  useKeys({ F2: tarik, F3: () => void masuk(), F6: timbang, F9: simpan }, { leave: 'F3 F9' })

  const fields = { form: draft.isian, onChange: change, wrong }
  const otherWrong = ['kadar', 'kadar_cetak', 'harga_modal', 'kode_intern', 'kode_bandrol'].some((name) =>
    wrong.some((e) => e.field === name || e.field.includes('atribut')),
  )
  const boleh = mayMake(simpanTambah)
  return (
    <>
      <PageHeader title="Tambah Data Barang">
        {boleh && (
          <>
            <Button disabled={pesanan || draft.dikirim || busy} onClick={() => setFile(true)}>
              Dari Berkas
            </Button>
            <Button disabled={pesanan || !terakhir || draft.dikirim || busy} onClick={tarik}>
              Tarik Yang Terakhir <kbd>F2</kbd>
            </Button>
            <Button disabled={draft.dikirim || busy} onClick={() => void kosongkan()}>
              Kosongkan
            </Button>
            <Button type="primary" loading={busy} onClick={simpan}>
              Simpan <kbd>F9</kbd>
            </Button>
          </>
        )}
      </PageHeader>
      {children}
      {tersimpan && (
        <section className="card tambah-tersimpan" aria-label="Baru disimpan">
          <span>
            <strong>{tersimpan.no}</strong> tersimpan, {formatNumber(tersimpan.qty)} barang, barcode{' '}
            {rentang(tersimpan.barcode)}
          </span>
          <LabelButton key={tersimpan.no} dicari={{ no: tersimpan.no }} type="primary" autoFocus />
        </section>
      )}
      {boleh && (
        <section className="stok" aria-label="Tambah Barang baru">
          {draft.dikirim && <BelumDiketahui />}
          <div className="tambah-bidang" onKeyDown={enterGoesOn}>
            <KepalaField draft={draft} onUbah={ubah} wrong={wrong} />
          </div>
          <HitungScan>
            <JumlahBarang berat={terisi.map((b) => b.berat)} />
          </HitungScan>
          {pesanan && (
            <div className="tambah-pesanan" onKeyDown={enterGoesOn}>
              <UntukPesanan draft={draft} onUbah={ubah} wrong={wrong} />
              {!draft.dikirim && (
                <div className="page-actions">
                  <TimbanganButton onAmbil={timbang} />
                </div>
              )}
            </div>
          )}
          {!pesanan && !draft.dikirim && (
            <div className="card tambah-barang" onKeyDown={enterGoesOn}>
              <div className="tambah-bidang">
                <MainField {...fields} />
              </div>
              <Lipat nama="Lainnya" terlihat={otherWrong}>
                <div className="tambah-bidang">
                  <OtherField {...fields} />
                </div>
              </Lipat>
              <div className="page-actions">
                <TimbanganButton onAmbil={timbang} />
                <Button type="primary" onClick={() => void masuk()}>
                  Masukkan Ke Daftar <kbd>F3</kbd>
                </Button>
              </div>
            </div>
          )}
          {!pesanan && (
            <BaruList
              barang={draft.barang}
              wrong={wrong}
              actions={draft.dikirim ? undefined : { onUbah: sunting, onHapus: hapus }}
            />
          )}
        </section>
      )}
      <RiwayatStok dokumen={tambah} actions={denganLabel} />
      {file && (
        <FileModal
          doesNotFit={doesNotFit}
          onAmbil={(barang) => {
            setWrong([])
            ambil(barang)
            setFile(false)
          }}
          onClose={() => setFile(false)}
        />
      )}
    </>
  )
}

/** '00000012', or '00000012 - 00000014'. */
const rentang = (barcode: readonly string[]): string =>
  barcode.length > 1 ? `${barcode[0]} - ${barcode.at(-1)}` : (barcode[0] ?? '-')
