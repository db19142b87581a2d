import { describe, expect, it } from 'vitest'
import { alamatDatabase, machinesOf } from './alamat.ts'

describe('an address of one machine', () => {
  it.each([
    'postgresql://u:p@db1:5433/kencana',
    'postgres://u@[::1]/kencana?sslmode=verify-full',
    'postgresql://u:p%2C%40@db1/kencana',
  ])('%s stays as it is', (url) => {
    expect(alamatDatabase(url)).toBe(url)
    expect(machinesOf(url)).toEqual({ machines: [url], peran: 'any' })
  })

  it('may say what it must lead to', () => {
    const url = alamatDatabase(
      'postgresql://u:p@proxy:5000/kencana?target_session_attrs=read-write&sslmode=disable',
    )
    expect(machinesOf(url)).toEqual({
      machines: ['postgresql://u:p@proxy:5000/kencana?sslmode=disable'],
      peran: 'read-write',
    })
  })
})

describe('an address of several', () => {
  it('is one of each, with its own port or the usual one, and leads to the one that takes writes', () => {
    const url = alamatDatabase('postgresql://u:p@db1:5433,db2,[::1]:5434/kencana?sslmode=disable')
    expect(new URL(url).password).toBe('p')
    expect(machinesOf(url)).toEqual({
      machines: [
        'postgresql://u:p@db1:5433/kencana?sslmode=disable',
        'postgresql://u:p@db2:5432/kencana?sslmode=disable',
        'postgresql://u:p@[::1]:5434/kencana?sslmode=disable',
      ],
      peran: 'read-write',
    })
  })

  it('is read as libpq reads hosts in parameters; one port is everybody’s', () => {
    expect(
      machinesOf(alamatDatabase('postgresql://u@x/kencana?host=db1,db2&port=5433&target_session_attrs=any')),
    ).toEqual({
      machines: ['postgresql://u@db1:5433/kencana', 'postgresql://u@db2:5433/kencana'],
      peran: 'any',
    })
  })

  it('may be of standbys', () => {
    const url = alamatDatabase(
      'postgresql://db1,db2/kencana?target_session_attrs=standby',
      'DATABASE_URL_BACA',
    )
    expect(machinesOf(url).peran).toBe('standby')
  })
})

it.each([
  'db1:5432',
  'http://db1/kencana',
  'postgresql://u:rahasia@db1:70000/kencana',
  'postgresql://u:rahasia@db1,db 2:99999/kencana',
  'postgresql://u:rahasia@db1/kencana?target_session_attrs=terbaik',
])('%s is refused by the name of its setting, and what it holds is not repeated', (url) => {
  expect(() => alamatDatabase(url, 'DATABASE_URL_SERVER')).toThrow(/^DATABASE_URL_SERVER(?!.*rahasia)/)
})
