import { Button, Segmented, Select } from 'antd'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { CallReply } from '#domain/call.ts'
import { contohLabel, pengaturanLabel, ubahLabel, type PengaturanLabel } from '#domain/calls/label.ts'
import { DESAIN_SIAP, desainSiap, periksaDesain, tempatSiap } from '#domain/rules/desain-label.ts'
import {
  BAHASA_LABEL,
  DPI_LABEL,
  NAMA_BIDANG,
  type BahasaLabel,
  type BidangLabel,
  type DesainLabel,
  type DpiLabel,
  type ElemenLabel,
} from '#domain/rules/label.ts'
import type { FieldError } from '#domain/errors.ts'
import { kodeHarga, TANPA_HURUF } from '#domain/rules/kode-harga.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { errorOf, Field, FieldErrors } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { BidangElemen } from './ElemenField.tsx'
import { BidangMm } from './MmField.tsx'
import { GambarLabel } from './LabelPicture.tsx'

const NAMA_BAHASA: Record<BahasaLabel, string> = {
  PDF: 'Printer biasa (PDF)',
  ZPL: 'ZPL: Zebra dan sejenis',
  TSPL: 'TSPL: TSC, Xprinter, Gprinter',
}
/** Half a millimetre. */
const LANGKAH = 5

interface Props {
  tersimpan: PengaturanLabel
  contoh: CallReply<typeof contohLabel>
  boleh: boolean
}

/** What stands where, beside the picture of a piece of the shop. */
export function AturLabel({ tersimpan, contoh, boleh }: Props) {
  const [isian, setIsian] = useState<PengaturanLabel>(tersimpan)
  const [dipilih, setDipilih] = useState<BidangLabel>('barcode')
  const button = useRef<HTMLDivElement>(null)
  const [ditolak, setDitolak] = useState<readonly FieldError[]>([])
  const { desain, dpi, huruf_harga } = isian
  const { send, busy } = useSend(ubahLabel, {
    changes: [pengaturanLabel, contohLabel],
    onDone: ({ message }) => toast('success', message),
    onError: (error) => {
      setDitolak(error.errors)
      tellSaveError(error)
    },
  })
  const ubah = (bagian: Partial<PengaturanLabel>) => {
    setDitolak([])
    setIsian((now) => ({ ...now, ...bagian }))
  }
  const ubahDesain = (bagian: Partial<DesainLabel>) => ubah({ desain: { ...desain, ...bagian } })
  const ubahElemen = (next: ElemenLabel) =>
    ubahDesain({ elemen: desain.elemen.map((e) => (e.bidang === next.bidang ? next : e)) })
  const pasang = (bidang: BidangLabel, ada: boolean) => {
    setDipilih(bidang)
    ubahDesain({
      elemen: ada
        ? [...desain.elemen, tempatSiap(desain.asal, bidang)]
        : desain.elemen.filter((e) => e.bidang !== bidang),
    })
  }
  const wrong = periksaDesain(desain, dpi, huruf_harga)
  const elemen = desain.elemen.find((e) => e.bidang === dipilih)
  const geser = (dx: number, dy: number) => {
    if (elemen && boleh)
      ubahElemen({ ...elemen, x: Math.max(0, elemen.x + dx), y: Math.max(0, elemen.y + dy) })
  }
  const panah = (event: KeyboardEvent) => {
    const [dx, dy] = PANAH[event.key] ?? [0, 0]
    if (dx === 0 && dy === 0) return
    event.preventDefault()
    geser(dx * LANGKAH, dy * LANGKAH)
  }
  return (
    <div className="label-atur">
      <section className="card" aria-label="Desain label">
        <Field label="Desain siap pakai">
          {({ id }) => (
            <Select<string>
              id={id}
              disabled={!boleh}
              value={desain.asal}
              options={DESAIN_SIAP.map(({ asal, nama }) => ({ value: asal, label: nama }))}
              onChange={(asal) =>
                ubah({
                  desain: desainSiap(
                    asal,
                    desain.elemen.map((e) => e.bidang),
                  ),
                })
              }
            />
          )}
        </Field>
        <div className="label-ukuran">
          <BidangMm
            label="Lebar"
            value={desain.lebar}
            disabled={!boleh}
            onChange={(width) => ubahDesain({ lebar: width })}
          />
          <BidangMm
            label="Tinggi"
            value={desain.tinggi}
            disabled={!boleh}
            onChange={(height) => ubahDesain({ tinggi: height })}
          />
          {desain.ekor && (
            <>
              <BidangMm
                label="Ekor mulai"
                value={desain.ekor.x}
                disabled={!boleh}
                onChange={(x) => ubahDesain({ ekor: { ...desain.ekor!, x } })}
              />
              <BidangMm
                label="Lebar ekor"
                value={desain.ekor.lebar}
                disabled={!boleh}
                onChange={(width) => ubahDesain({ ekor: { ...desain.ekor!, lebar: width } })}
              />
            </>
          )}
        </div>
        <BidangElemen
          desain={desain}
          wrong={wrong}
          dipilih={dipilih}
          disabled={!boleh}
          onPilih={setDipilih}
          onPasang={pasang}
          onUbah={ubahElemen}
        />
        <Field
          label="Huruf kode harga"
          help="Sepuluh huruf berbeda untuk angka 1 sampai 9 lalu 0, misalnya MURAHBESTI. Kosong: tanpa kode harga"
          error={errorOf(ditolak, 'huruf_harga')}
        >
          {(c) => (
            <TextInput
              {...c}
              maxLength={10}
              readOnly={!boleh}
              value={huruf_harga === TANPA_HURUF ? '' : huruf_harga}
              onChange={(text) => ubah({ huruf_harga: text.replace(/[^A-Z]/g, '') || TANPA_HURUF })}
            />
          )}
        </Field>
        <Field label="Harga yang dikodekan">
          {({ id }) => (
            <Segmented<PengaturanLabel['harga']>
              id={id}
              aria-label="Harga yang dikodekan"
              disabled={!boleh}
              options={[
                { value: 'JUAL', label: 'Harga jual hari cetak' },
                { value: 'MODAL', label: 'Harga modal' },
              ]}
              value={isian.harga}
              onChange={(harga) => ubah({ harga })}
            />
          )}
        </Field>
        <Field label="Printer label">
          {({ id }) => (
            <Select<BahasaLabel>
              id={id}
              disabled={!boleh}
              value={isian.bahasa}
              options={BAHASA_LABEL.map((value) => ({ value, label: NAMA_BAHASA[value] }))}
              onChange={(bahasa) => ubah({ bahasa })}
            />
          )}
        </Field>
        <Field label="Ketajaman printer">
          {({ id }) => (
            <Segmented<DpiLabel>
              id={id}
              aria-label="Ketajaman printer"
              disabled={!boleh}
              options={DPI_LABEL.map((value) => ({ value, label: `${value} dpi` }))}
              value={dpi}
              onChange={(next) => ubah({ dpi: next })}
            />
          )}
        </Field>
        <Field
          label="Nama printer"
          help="Supaya petugas tahu yang mana"
          error={errorOf(ditolak, 'printer_barcode')}
        >
          {(c) => (
            <TextInput
              {...c}
              asTyped
              maxLength={60}
              readOnly={!boleh}
              value={isian.printer_barcode === '-' ? '' : isian.printer_barcode}
              onChange={(printer_barcode) => ubah({ printer_barcode: printer_barcode || '-' })}
            />
          )}
        </Field>
      </section>
      <section className="card label-lihat" aria-label="Pratinjau label">
        <h2>{contoh.nyata ? `Barang ${contoh.isi.kode_barcode}` : 'Contoh barang'}</h2>
        <div className="label-meja">
          <GambarLabel
            desain={desain}
            dpi={dpi}
            isi={{ ...contoh.isi, kode_harga: kodeHarga(contoh.harga[isian.harga], huruf_harga) }}
            batang={contoh.batang}
            dipilih={dipilih}
            wrong={wrong.flatMap(({ field }) => desain.elemen[Number(field.split('.')[1])]?.bidang ?? [])}
            onPilih={(bidang) => {
              setDipilih(bidang)
              // The arrow keys move what was pressed.
              setTimeout(() => button.current?.querySelector('button')?.focus())
            }}
          />
        </div>
        {elemen && boleh && (
          <div
            ref={button}
            className="label-panah"
            role="group"
            aria-label={`Geser ${NAMA_BIDANG[dipilih]}`}
            onKeyDown={panah}
          >
            {Object.values(PANAH).map(([dx, dy, tanda, nama]) => (
              <Button
                key={nama}
                aria-label={nama}
                title={`${nama} 0,5 mm`}
                onClick={() => geser(dx * LANGKAH, dy * LANGKAH)}
              >
                {tanda}
              </Button>
            ))}
            <span className="muted">
              {NAMA_BIDANG[dipilih]}: tekan di gambar, lalu geser dengan tombol ini atau tombol panah
            </span>
          </div>
        )}
        <FieldErrors errors={wrong} />
        {boleh && (
          <div>
            <Button
              type="primary"
              loading={busy}
              disabled={wrong.length > 0}
              onClick={() => void send({ body: isian })}
            >
              Simpan Label
            </Button>
          </div>
        )}
      </section>
    </div>
  )
}

const PANAH: Record<string, readonly [dx: number, dy: number, tanda: string, nama: string]> = {
  ArrowLeft: [-1, 0, '←', 'Ke kiri'],
  ArrowUp: [0, -1, '↑', 'Ke atas'],
  ArrowDown: [0, 1, '↓', 'Ke bawah'],
  ArrowRight: [1, 0, '→', 'Ke kanan'],
}
