import { Form, Select } from 'antd'
import type { AcuanPembelian } from '#domain/calls/pembelian.ts'
import { errors } from '#domain/errors.ts'
import { formatRupiah } from '#domain/format.ts'
import type { Milligram, Persen } from '#domain/units.ts'
import { newIdTrx } from '#client/net/api.ts'
import { Formulir, validValues } from '#client/ui/Formulir.tsx'
import { GramInput, PersenInput, TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { barisTanpaNota, pilihanKondisi, type BarisBeli } from './keranjang-beli.ts'

interface Values {
  kode_group: string
  kode_dept: string
  nama_barang: string
  berat: Milligram | null
  kondisi: string
  kadar?: Persen | null
}

/** A piece that came without nota: what it is, as the counter sees and tests it. */
export function ModalTanpaNota({
  acuan,
  onTambah,
  onTutup,
}: {
  acuan: AcuanPembelian
  onTambah: (baris: BarisBeli) => void
  onTutup: () => void
}) {
  const [form] = Form.useForm<Values>()
  const tambah = async () => {
    const values = await validValues(form)
    if (!values) return
    const { kode_group, kode_dept, nama_barang, berat, kondisi, kadar } = values
    onTambah(
      barisTanpaNota(
        newIdTrx(),
        { kode_group, kode_dept, nama_barang, kadar: kadar || null },
        { berat: berat!, kondisi },
      ),
    )
  }
  const harus = (message: string) => [{ required: true, message }]
  const groups = acuan.groups.map((g) => ({
    value: g.kode_group,
    label: `${g.kode_group} · ${g.nama_group} · ${g.harga_beli_gram > 0 ? `${formatRupiah(g.harga_beli_gram)}/g` : 'belum ada harga beli'}`,
  }))
  const initial = { kondisi: acuan.kondisi.find((k) => k.tanpa_surat)?.kondisi }
  return (
    <StaticModal open title="Beli Tanpa Nota" okText="Tambah" onOk={() => void tambah()} onClose={onTutup}>
      <Formulir<Values> form={form} preserve={false} initialValues={initial}>
        <Form.Item name="kode_group" label="Group" rules={harus('Group Harus Dipilih')} required>
          <Select
            data-autofocus
            showSearch={{ optionFilterProp: 'label' }}
            options={groups}
            placeholder="Pilih group"
          />
        </Form.Item>
        <Form.Item name="kode_dept" label="Jenis" rules={harus('Jenis Harus Dipilih')} required>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={acuan.jenis.map((j) => ({ value: j.kode_dept, label: j.nama_dept }))}
            placeholder="Pilih jenis"
          />
        </Form.Item>
        <Form.Item
          name="nama_barang"
          label="Nama Barang"
          rules={harus(errors.namaBarangKosong().message)}
          required
        >
          <TextInput maxLength={100} />
        </Form.Item>
        <Form.Item name="berat" label="Berat" rules={harus(errors.beratKosong().message)} required>
          <GramInput />
        </Form.Item>
        <Form.Item name="kondisi" label="Kondisi" rules={harus('Silahkan Pilih Kondisi')} required>
          <Select showSearch={{ optionFilterProp: 'label' }} options={pilihanKondisi(acuan.kondisi)} />
        </Form.Item>
        <Form.Item
          name="kadar"
          label="Kadar Hasil Uji"
          extra="Diisi hanya bila kadar tidak sama dengan group: dihargai dari harga beli 24K."
        >
          <PersenInput />
        </Form.Item>
      </Formulir>
    </StaticModal>
  )
}
