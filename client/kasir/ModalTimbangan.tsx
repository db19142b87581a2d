import { Button, Select } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { BAUD, perlengkapanToko } from '#domain/calls/perlengkapan.ts'
import { formatGram } from '#domain/format.ts'
import type { Milligram } from '#domain/units.ts'
import { useObservable } from '#client/net/observable.ts'
import { useCall } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { Field } from '#client/ui/Field.tsx'
import { GramInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import {
  PROFIL,
  SEBAB,
  ALL_PROFIL,
  terlihat,
  type NamaProfil,
  type SetelanPort,
} from './timbangan-reading.ts'
import {
  timbanganLines,
  cobaTimbangan,
  lupakanTimbangan,
  choosePort,
  portTimbangan,
  setelanTimbangan,
  simpanTimbangan,
  timbangan,
  usaiMencoba,
  type SetelanTimbangan,
} from './timbangan.ts'
import { pakaiTimbangan, useTimbanganToko } from './timbangan-toko.ts'
import './timbangan.css'

/** A scale may be one division off. */
const BEDA_BOLEH = 10
/** Less than this shows neither a wrong unit nor lost figures. */
const TAHU_MIN = 1_000

const FIELDS = [
  ['baudRate', 'Kecepatan (baud)', BAUD.map((value) => ({ value, label: String(value) }))],
  ['dataBits', 'Bit Data', [7, 8].map((value) => ({ value, label: String(value) }))],
  [
    'parity',
    'Paritas',
    [
      { value: 'none', label: 'Tanpa' },
      { value: 'even', label: 'Genap (Even)' },
      { value: 'odd', label: 'Ganjil (Odd)' },
    ],
  ],
  ['stopBits', 'Stop Bit', [1, 2].map((value) => ({ value, label: String(value) }))],
  [
    'flowControl',
    'Aliran',
    [
      { value: 'none', label: 'Tanpa' },
      { value: 'hardware', label: 'RTS/CTS' },
    ],
  ],
] as const

/** Connects this computer's scale: its lines are in sight, and nothing is taken from it before it has shown a known weight. */
export function ModalTimbangan({ onClose }: { onClose: () => void }) {
  const lazim = useCall(perlengkapanToko, {}, { staleTime: 60_000 }).data?.alat.timbangan_baud
  const [setelan, setSetelan] = useState<SetelanTimbangan>(
    () => setelanTimbangan() ?? { profil: 'AND', port: PROFIL.AND.port },
  )
  const [tahu, setTahu] = useState<Milligram | null>(null)
  const [wrong, setWrong] = useState<string>()
  const [gagal, setGagal] = useState<string>()
  const port = useRef(portTimbangan())
  const { status, berat } = useObservable(timbangan)
  const { aktif, dipakai } = useTimbanganToko()
  const [nomor, setNomor] = useState<string>()
  const dikenal = setelanTimbangan() !== undefined
  // Closed in whatever way, with what was tried and not saved.
  useEffect(() => () => void usaiMencoba(), [])

  const dengarkan = async (dengan: SetelanTimbangan, choose = false) => {
    setGagal(undefined)
    try {
      if (choose) port.current = (await choosePort()) ?? port.current
      if (port.current) await cobaTimbangan(port.current, dengan)
    } catch {
      setGagal('Port Tidak Bisa Dibuka. Periksa Kabelnya, Dan Tutup Program Lain Yang Memakai Timbangan')
    }
  }
  const ubah = (baru: SetelanTimbangan) => {
    setSetelan(baru)
    setWrong(undefined)
    void dengarkan(baru)
  }
  const simpan = () => {
    const kurang = yangKurang(status === 'terputus', tahu, berat)
    setWrong(kurang)
    if (kurang) return
    simpanTimbangan()
    if (nomor !== undefined) pakaiTimbangan(nomor)
    toast('success', 'Timbangan Komputer Ini Tersimpan')
    onClose()
  }
  return (
    <StaticModal open title="Timbangan Komputer Ini" width={640} onOk={simpan} onClose={onClose}>
      <>
        {aktif.length > 0 && (
          <Field label="Timbangan" help="Dari Master Timbangan; nomornya disimpan di nota">
            {(c) => (
              <Select<string>
                {...c}
                placeholder="Pilih timbangan di meja ini"
                value={nomor ?? dipakai ?? null}
                options={aktif.map((t) => ({
                  value: t.no_timbangan,
                  label: `${t.no_timbangan} · ${t.merek}`,
                }))}
                onChange={setNomor}
              />
            )}
          </Field>
        )}
        <div className="timbangan-setelan">
          <Field label="Merek Timbangan">
            {(c) => (
              <Select<NamaProfil>
                {...c}
                value={setelan.profil}
                options={ALL_PROFIL.map((value) => ({ value, label: PROFIL[value].nama }))}
                onChange={(profil) => ubah({ profil, port: portBawaan(profil, lazim) })}
              />
            )}
          </Field>
          {FIELDS.map(([nama, label, options]) => (
            <Field key={nama} label={label}>
              {(c) => (
                <Select<string | number>
                  {...c}
                  value={setelan.port[nama]}
                  options={[...options]}
                  onChange={(value) =>
                    ubah({ ...setelan, port: { ...setelan.port, [nama]: value } as SetelanPort })
                  }
                />
              )}
            </Field>
          ))}
        </div>
        <p className="muted">Samakan dengan setelan di timbangan (menu RS-232 atau Interface).</p>
        <div className="page-actions">
          <Button data-autofocus onClick={() => void dengarkan(setelan, true)}>
            Pilih Port Timbangan
          </Button>
          {dikenal && <Button onClick={() => void lupakanTimbangan().then(onClose)}>Lepas Timbangan</Button>}
        </div>
        {gagal && (
          <div className="field-error" role="alert">
            {gagal}
          </div>
        )}
        <VisibleLine connected={status !== 'terputus'} />
        <Field
          label="Berat Yang Diketahui"
          required
          error={wrong}
          help="Letakkan anak timbangan atau barang yang beratnya pasti, lalu ketik beratnya."
        >
          {(c) => <GramInput {...c} value={tahu} onChange={setTahu} />}
        </Field>
      </>
    </StaticModal>
  )
}

/** The general ones begin at the speed that the shop has set for its scales. */
const portBawaan = (profil: NamaProfil, baud = 9600): SetelanPort =>
  profil.startsWith('UMUM') ? { ...PROFIL[profil].port, baudRate: baud } : PROFIL[profil].port

function yangKurang(
  disconnected: boolean,
  tahu: Milligram | null,
  berat: Milligram | null,
): string | undefined {
  if (disconnected) return 'Pilih Port Timbangan Dulu'
  if (tahu === null || tahu < TAHU_MIN)
    return `Berat Yang Diketahui Minimal ${formatGram(TAHU_MIN as Milligram)} g`
  if (berat === null) return 'Timbangan Belum Membaca Berat Yang Diam'
  if (Math.abs(berat - tahu) > BEDA_BOLEH)
    return `Timbangan Membaca ${formatGram(berat)} g, Bukan ${formatGram(tahu)} g`
  return undefined
}

function VisibleLine({ connected }: { connected: boolean }) {
  const lines = useObservable(timbanganLines)
  return (
    <ol className="timbangan-baris" aria-label="Yang dikirim timbangan">
      {lines.map(({ no, line, reading }) => (
        <li key={no}>
          <code translate="no">{terlihat(line)}</code>{' '}
          {'berat' in reading ? <Gram value={reading.berat} /> : <em>{SEBAB[reading.sebab]}</em>}
        </li>
      ))}
      {connected && lines.length === 0 && (
        <li className="muted">
          Belum ada yang dikirim. Tekan PRINT di timbangan, atau setel supaya mengirim terus-menerus.
        </li>
      )}
    </ol>
  )
}
