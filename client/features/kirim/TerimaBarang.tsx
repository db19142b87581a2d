import { Button } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { callsStok } from '#domain/calls/dokumen-stok.ts'
import {
  readKirimanFile,
  bukaKiriman,
  kirimanLuar,
  kirimanMasuk,
  simpanTerima,
  tolakKiriman,
} from '#domain/calls/terima.ts'
import { kirim, kirimPusat, terima } from '#domain/dokumen/kirim.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatNumber, formatTanggal } from '#domain/format.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { useKeSebab } from '#client/kasir/sebab.ts'
import { TimbanganButton } from '#client/kasir/TimbanganButton.tsx'
import { ambilBerat } from '#client/kasir/timbangan.ts'
import { confirm } from '#client/net/dialogs.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { BakiField, bakiDari } from '#client/stok/BakiField.tsx'
import { RiwayatStok } from '#client/stok/RiwayatStok.tsx'
import { useNoAlamat } from '#client/stok/useNoAlamat.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { Menunggu } from '#client/ui/Unread.tsx'
import { isBarcode } from '#client/ui/burst.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { enterGoesOn, useKeys } from '#client/ui/keys.ts'
import { BelumDiketahui } from '#client/stok/BelumDiketahui.tsx'
import { HitungScan } from '#client/stok/HitungScan.tsx'
import { TerimaLine } from './TerimaLine.tsx'
import { isNomorKirim, tempatOf } from './draft-terima.ts'
import { KirimanList } from './KirimanList.tsx'
import { KirimanLuar } from './KirimanLuar.tsx'
import { ModalTolak } from './ModalTolak.tsx'
import { FileReadButton } from './FileReadButton.tsx'
import { useTerima } from './useTerima.ts'
import '#client/stok/stok.css'
import './kirim.css'

/** A barcode, or the number of a shipment as its QR says it. */
const mask = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9-]/g, '')
const isCode = (text: string) => isBarcode(text) || isNomorKirim(text)

/**
 * Receives a shipment from another shop: opened by the QR of its surat jalan, checked off piece by piece, every piece
 * into its tray (DOMAIN §B.14).
 */
export function TerimaBarang() {
  const t = useTerima()
  const { draft, kiriman, sampai, belum } = t
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(simpanTerima, {
    changes: [kirimanMasuk, kirimanLuar, bukaKiriman, callsStok(terima).daftar],
    izin: otorisasi.diminta(draft.no_kirim),
    onDone: ({ data: { no, sisa }, message }) => {
      toast('success', `${message} ${no}`)
      if (sisa > 0) toast('info', `${sisa} Barang Masih Di Jalan`)
      setWrong([])
      if (sisa > 0) t.lanjut()
      else t.tutup()
    },
    onError: (error) => {
      t.ubah({ dikirim: error.unknown })
      setWrong(error.errors)
      void invalidate(bukaKiriman)
      tellSaveError(error)
    },
  })
  useLive('kiriman', () => void invalidate(kirimanMasuk, bukaKiriman))

  const [menolak, setMenolak] = useState(false)
  const file = useSend(readKirimanFile, {
    changes: [kirimanMasuk, kirimanLuar],
    onDone: ({ data, message }) => {
      toast('success', message)
      t.buka(data.no_kirim)
    },
  })
  useKirimanAlamat(t.buka)

  const simpan = () => {
    if (!kiriman) return
    const lines = sampai.map((s) => ({ ...s, tujuan: bakiDari(tempatOf(s.line, s, draft)) }))
    const missing: FieldError[] = [
      ...(lines.length ? [] : [{ field: 'baris', message: 'Barang Masih Kosong' }]),
      ...(lines.some((b) => !b.tujuan) ? [{ field: 'kode_baki', message: 'Baki Harus Dipilih' }] : []),
    ]
    setWrong(missing)
    if (missing.length || busy || t.scan.busy) return
    const body = {
      no_kirim: draft.no_kirim,
      keterangan: draft.keterangan,
      baris: lines.map((b) => ({
        urut: b.urut,
        ...b.tujuan!,
        ...(b.berat !== null && b.berat !== b.line.berat ? { berat: b.berat } : {}),
      })),
      id_trx: draft.id_trx,
    }
    void send({ body }, { idTrx: draft.id_trx })
  }
  const tutup = async () => {
    if (sampai.length > 0 && !(await confirm(`Kosongkan ${sampai.length} barang yang sudah discan`))) return
    setWrong([])
    t.tutup()
  }
  const terakhir = sampai.at(-1)
  const tarik = () => {
    if (terakhir && !draft.dikirim) t.hapus(terakhir.urut)
  }
  const timbang = () => {
    if (terakhir && !draft.dikirim) ambilBerat((berat) => t.changeLine(terakhir.urut, { berat }))
  }
  useKeys({ F2: tarik, F6: timbang, F9: simpan }, { leave: 'F9' })

  const boleh = mayMake(simpanTerima)
  return (
    <>
      <PageHeader title="Terima Barang">
        {boleh && !draft.no_kirim && (
          <FileReadButton
            label="Baca Berkas Kiriman"
            busy={file.busy}
            onRead={(content) => void file.send({ body: { berkas: content } })}
          />
        )}
        {boleh && draft.no_kirim && (
          <>
            {kiriman?.luar && kiriman.qty_jalan > 0 && mayMake(tolakKiriman) && (
              <Button
                danger
                disabled={sampai.length > 0 || draft.dikirim || busy}
                onClick={() => setMenolak(true)}
              >
                Tolak Sisa
              </Button>
            )}
            <TimbanganButton onAmbil={timbang} />
            <Button disabled={!terakhir || draft.dikirim || busy} onClick={tarik}>
              Tarik Scan Terakhir <kbd>F2</kbd>
            </Button>
            <Button disabled={busy || draft.dikirim} onClick={() => void tutup()}>
              Kiriman Lain
            </Button>
            <Button type="primary" loading={busy} onClick={simpan}>
              Terima <kbd>F9</kbd>
            </Button>
          </>
        )}
      </PageHeader>
      <section className="stok" aria-label="Terima barang">
        {draft.dikirim && (
          <BelumDiketahui>
            Belum diketahui apakah dokumen ini sudah tersimpan. Terima sekali lagi; tidak akan menjadi dua.
          </BelumDiketahui>
        )}
        <ScanBox
          label="Scan Barcode Atau QR Surat Jalan"
          placeholder={
            draft.no_kirim ? 'Scan barcode barang' : 'Scan QR surat jalan, atau ketik nomornya lalu Enter'
          }
          onScan={t.scan.onScan}
          mask={mask}
          isCode={isCode}
          inputMode={draft.no_kirim ? 'numeric' : 'text'}
          busy={t.scan.busy}
          active={boleh && !draft.dikirim && !busy}
        />
        <HitungScan scan={t.scan}>
          {kiriman && (
            <>
              <strong>{formatNumber(sampai.length)}</strong> dari {formatNumber(sampai.length + belum.length)}{' '}
              barang ·{' '}
              <strong>
                <Gram value={t.berat} />
              </strong>
            </>
          )}
        </HitungScan>
        {!draft.no_kirim ? (
          <>
            <KirimanList onBuka={t.buka} />
            <KirimanLuar />
          </>
        ) : !kiriman ? (
          <>
            <Menunggu reading={t.reading} apa={`Kiriman ${draft.no_kirim}`} />
            <Button onClick={t.tutup}>Kiriman Lain</Button>
          </>
        ) : (
          <>
            <p className="terima-dari muted">
              <strong>{kiriman.no_kirim}</strong> dari {kiriman.kode_cabang} {kiriman.nama_cabang},{' '}
              {formatTanggal(kiriman.tgl_kirim)}
              {kiriman.keterangan !== '-' && ` · ${kiriman.keterangan}`}
            </p>
            <div className="stok-tujuan" onKeyDown={enterGoesOn}>
              <BakiField
                label="Ke Baki"
                value={draft.tempat}
                onChange={(tempat) => {
                  setWrong([])
                  t.ubah({ tempat })
                }}
                error={errorOf(wrong, 'kode_baki')}
                disabled={draft.dikirim}
              />
              <Field label="Keterangan" error={errorOf(wrong, 'keterangan')}>
                {(c) => (
                  <TextInput
                    {...c}
                    maxLength={200}
                    readOnly={draft.dikirim}
                    value={draft.keterangan}
                    onChange={(keterangan) => t.ubah({ keterangan })}
                  />
                )}
              </Field>
            </div>
            <TerimaLine terima={t} wrong={wrong} onUbah={() => setWrong([])} />
          </>
        )}
      </section>
      <RiwayatStok dokumen={terima} />
      {menolak && kiriman && (
        <ModalTolak
          kiriman={kiriman}
          onClose={() => setMenolak(false)}
          onTolak={() => {
            setMenolak(false)
            t.tutup()
          }}
        />
      )}
      {otorisasi.modal}
    </>
  )
}

/** A shipment that the address names (`?no=`) is opened once. */
function useKirimanAlamat(onAda: (no: string) => void): void {
  const [cabang] = useNoAlamat(kirim.nomor)
  const [pusat, ganti] = useNoAlamat(kirimPusat.nomor)
  const no = cabang ?? pusat
  const buka = useEffectEvent((nomor: string) => {
    ganti(undefined)
    onAda(nomor)
  })
  useEffect(() => {
    if (no) buka(no)
  }, [no])
}
