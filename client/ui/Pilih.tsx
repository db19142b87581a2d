import { Select, type SelectProps } from 'antd'
import type { ReactElement } from 'react'
import { belumTerbaca, sedangDibaca, type Dibaca } from './bacaan.ts'
import { BelumTerbaca } from './BelumTerbaca.tsx'

/** A choice from what a call answers. Where it could not be read the list says so; opening it tries again. */
export function Pilih<V>({ dibaca, placeholder, ...rest }: SelectProps<V> & { dibaca: Dibaca }) {
  const gagal = belumTerbaca(dibaca)
  const dicari = sedangDibaca(dibaca)
  return (
    <Select<V>
      {...rest}
      loading={dicari}
      placeholder={gagal.length > 0 ? 'Daftar Belum Bisa Dibaca' : placeholder}
      onOpenChange={(open) => open && gagal.forEach(({ refetch }) => void refetch())}
      {...(gagal.length > 0 || dicari
        ? { notFoundContent: <span className="muted">{dicari ? 'Sedang dibaca' : ''}</span> }
        : {})}
      popupRender={denganKabar(dibaca)}
    />
  )
}

const denganKabar = (dibaca: Dibaca) => (menu: ReactElement) => (
  <>
    <BelumTerbaca dalamDaftar dibaca={dibaca} />
    {menu}
  </>
)
