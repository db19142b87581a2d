import { Select, type SelectProps } from 'antd'
import type { ReactElement } from 'react'
import { unread, beingRead, type Readings } from './reading.ts'
import { Unread } from './Unread.tsx'

/** A choice from what a call answers. Where it could not be read the list says so; opening it tries again. */
export function Picker<V>({ reading, placeholder, ...rest }: SelectProps<V> & { reading: Readings }) {
  const gagal = unread(reading)
  const dicari = beingRead(reading)
  return (
    <Select<V>
      {...rest}
      loading={dicari}
      placeholder={gagal.length > 0 ? 'Daftar Belum Bisa Dibaca' : placeholder}
      onOpenChange={(open) => open && gagal.forEach(({ refetch }) => void refetch())}
      {...(gagal.length > 0 || dicari
        ? { notFoundContent: <span className="muted">{dicari ? 'Sedang dibaca' : ''}</span> }
        : {})}
      popupRender={denganKabar(reading)}
    />
  )
}

const denganKabar = (reading: Readings) => (menu: ReactElement) => (
  <>
    <Unread inList reading={reading} />
    {menu}
  </>
)
