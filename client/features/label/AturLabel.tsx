import { Button, Segmented, Select } from 'antd'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { CallReply } from '#domain/call.ts'
import { exampleLabel, pengaturanLabel, ubahLabel, type PengaturanLabel } from '#domain/calls/label.ts'
import { DESAIN_SIAP, desainSiap, periksaDesain, tempatSiap } from '#domain/rules/desain-label.ts'
import {
  BAHASA_LABEL,
  DPI_LABEL,
  FIELD_NAMES,
  type BahasaLabel,
  type LabelField,
  type DesainLabel,
  type DpiLabel,
  type ElemenLabel,
} from '#domain/rules/label.ts'
import type { FieldError } from '#domain/errors.ts'
import { kodeHarga, WITHOUT_LETTERS } from '#domain/rules/kode-harga.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { errorOf, Field, FieldErrors } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { ElemenField } from './ElemenField.tsx'
import { MmField } from './MmField.tsx'
import { LabelPicture } from './LabelPicture.tsx'

const NAMA_BAHASA: Record<BahasaLabel, string> = {
  PDF: 'Printer biasa (PDF)',
  ZPL: 'ZPL: Zebra dan sejenis',
  TSPL: 'TSPL: TSC, Xprinter, Gprinter',
}
/** Half a millimetre. */
const STEP = 5

interface Props {
  tersimpan: PengaturanLabel
  example: CallReply<typeof exampleLabel>
  boleh: boolean
}

/** Sets what stands where on the label, beside the picture of a piece of the shop. */
export function AturLabel({ tersimpan, example, boleh }: Props) {
  const [form, setForm] = useState<PengaturanLabel>(tersimpan)
  const [chosen, setChosen] = useState<LabelField>('barcode')
  const button = useRef<HTMLDivElement>(null)
  const [ditolak, setDitolak] = useState<readonly FieldError[]>([])
  const { desain, dpi, huruf_harga } = form
  const { send, busy } = useSend(ubahLabel, {
    changes: [pengaturanLabel, exampleLabel],
    onDone: ({ message }) => toast('success', message),
    onError: (error) => {
      setDitolak(error.errors)
      tellSaveError(error)
    },
  })
  const ubah = (bagian: Partial<PengaturanLabel>) => {
    setDitolak([])
    setForm((now) => ({ ...now, ...bagian }))
  }
  const ubahDesain = (bagian: Partial<DesainLabel>) => ubah({ desain: { ...desain, ...bagian } })
  const ubahElemen = (next: ElemenLabel) =>
    ubahDesain({ elemen: desain.elemen.map((e) => (e.bidang === next.bidang ? next : e)) })
  const pasang = (field: LabelField, ada: boolean) => {
    setChosen(field)
    ubahDesain({
      elemen: ada
        ? [...desain.elemen, tempatSiap(desain.asal, field)]
        : desain.elemen.filter((e) => e.bidang !== field),
    })
  }
  const wrong = periksaDesain(desain, dpi, huruf_harga)
  const elemen = desain.elemen.find((e) => e.bidang === chosen)
  const geser = (dx: number, dy: number) => {
    if (elemen && boleh)
      ubahElemen({ ...elemen, x: Math.max(0, elemen.x + dx), y: Math.max(0, elemen.y + dy) })
  }
  const panah = (event: KeyboardEvent) => {
    const [dx, dy] = PANAH[event.key] ?? [0, 0]
    if (dx === 0 && dy === 0) return
    event.preventDefault()
    geser(dx * STEP, dy * STEP)
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
          <MmField
            label="Lebar"
            value={desain.lebar}
            disabled={!boleh}
            onChange={(width) => ubahDesain({ lebar: width })}
          />
          <MmField
            label="Tinggi"
            value={desain.tinggi}
            disabled={!boleh}
            onChange={(height) => ubahDesain({ tinggi: height })}
          />
          {desain.ekor && (
            <>
              <MmField
                label="Ekor mulai"
                value={desain.ekor.x}
                disabled={!boleh}
                onChange={(x) => ubahDesain({ ekor: { ...desain.ekor!, x } })}
              />
              <MmField
                label="Lebar ekor"
                value={desain.ekor.lebar}
                disabled={!boleh}
                onChange={(width) => ubahDesain({ ekor: { ...desain.ekor!, lebar: width } })}
              />
            </>
          )}
        </div>
        <ElemenField
          desain={desain}
          wrong={wrong}
          chosen={chosen}
          disabled={!boleh}
          onChoose={setChosen}
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
              value={huruf_harga === WITHOUT_LETTERS ? '' : huruf_harga}
              onChange={(text) => ubah({ huruf_harga: text.replace(/[^A-Z]/g, '') || WITHOUT_LETTERS })}
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
              value={form.harga}
              onChange={(harga) => ubah({ harga })}
            />
          )}
        </Field>
        <Field label="Printer label">
          {({ id }) => (
            <Select<BahasaLabel>
              id={id}
              disabled={!boleh}
              value={form.bahasa}
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
              value={form.printer_barcode === '-' ? '' : form.printer_barcode}
              onChange={(printer_barcode) => ubah({ printer_barcode: printer_barcode || '-' })}
            />
          )}
        </Field>
      </section>
      <section className="card label-lihat" aria-label="Pratinjau label">
        <h2>{example.nyata ? `Barang ${example.isi.kode_barcode}` : 'Contoh barang'}</h2>
        <div className="label-meja">
          <LabelPicture
            desain={desain}
            dpi={dpi}
            content={{ ...example.isi, kode_harga: kodeHarga(example.harga[form.harga], huruf_harga) }}
            batang={example.batang}
            chosen={chosen}
            wrong={wrong.flatMap(({ field }) => desain.elemen[Number(field.split('.')[1])]?.bidang ?? [])}
            onChoose={(field) => {
              setChosen(field)
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
            aria-label={`Geser ${FIELD_NAMES[chosen]}`}
            onKeyDown={panah}
          >
            {Object.values(PANAH).map(([dx, dy, tanda, nama]) => (
              <Button
                key={nama}
                aria-label={nama}
                title={`${nama} 0,5 mm`}
                onClick={() => geser(dx * STEP, dy * STEP)}
              >
                {tanda}
              </Button>
            ))}
            <span className="muted">
              {FIELD_NAMES[chosen]}: tekan di gambar, lalu geser dengan tombol ini atau tombol panah
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
              onClick={() => void send({ body: form })}
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
