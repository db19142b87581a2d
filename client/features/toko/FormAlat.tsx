import { Link } from '@tanstack/react-router'
import { Button, Form, Select } from 'antd'
import type { z } from 'zod'
import { BAUD } from '#domain/calls/perlengkapan.ts'
import { ubahAlat } from '#domain/calls/toko.ts'
import { formatTanggal } from '#domain/format.ts'
import { useTimbanganToko } from '#client/kasir/timbangan-toko.ts'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'
import { Formulir, rulesOf, tellFormError, validValues } from '#client/ui/Formulir.tsx'
import { toast } from '#client/net/toasts.ts'

type Alat = z.output<typeof ubahAlat.body>
const rules = rulesOf(ubahAlat.body)

/** The speed of the shop's scales; Master Timbangan says which scales there are (DOMAIN §G-12). */
export function FormAlat({ alat, onSimpan }: { alat: Alat; onSimpan: () => void }) {
  const [form] = Form.useForm<Alat>()
  const may = mayMake(ubahAlat)
  const simpan = useSend(ubahAlat, {
    onDone({ message }) {
      toast('success', message)
      onSimpan()
    },
    onError: (error) => void tellFormError(form, error),
  })
  const save = async () => {
    const values = await validValues(form)
    // The scale that was known before Master Timbangan stays as it was typed.
    if (values) await simpan.send({ body: { ...alat, ...values } })
  }
  return (
    <Formulir form={form} initialValues={{ timbangan_baud: alat.timbangan_baud }} disabled={!may}>
      <div className="toko-dua">
        <section className="card" aria-label="Timbangan">
          <h2>Timbangan</h2>
          <Form.Item
            name="timbangan_baud"
            label="Kecepatan Port (baud)"
            rules={rules('timbangan_baud')}
            required
            extra="Usulan bagi timbangan merek Umum; umumnya 9600. Tiap komputer menghubungkan timbangannya sendiri."
          >
            <Select options={BAUD.map((value) => ({ value, label: String(value) }))} />
          </Form.Item>
          <Tercatat alat={alat} />
        </section>
      </div>
      {may && (
        <Button type="primary" onClick={() => void save()} loading={simpan.busy}>
          Simpan Timbangan
        </Button>
      )}
    </Formulir>
  )
}

/** Counts the scales on file; while there is none, repeats the one scale that was typed before there was a place for them. */
function Tercatat({ alat: { timbangan_seri, tera_sampai } }: { alat: Alat }) {
  const { known, aktif } = useTimbanganToko()
  if (!known) return null
  const dulu = [
    timbangan_seri === '-' ? '' : `no seri ${timbangan_seri}`,
    tera_sampai === null ? '' : `tera sampai ${formatTanggal(tera_sampai)}`,
  ].filter(Boolean)
  return (
    <p className="muted">
      {aktif.length > 0
        ? `${aktif.length} timbangan dicatat di `
        : 'Belum ada timbangan yang dicatat: nomor, izin tipe, kelas, tera dan fotonya di '}
      <Link to="/master-timbangan">Master Timbangan</Link>
      {aktif.length === 0 && dulu.length > 0 && `. Yang pernah diisi: ${dulu.join(', ')}`}.
    </p>
  )
}
