import { expect, it } from 'vitest'
import { network, wideNetwork } from './network.ts'

it.each([
  ['10.0.0.7', '10.0.0.7'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::7', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['-', '-'],
])('%s is of %s', (alamat, of) => {
  expect(network(alamat)).toBe(of)
})

it.each([
  ['10.0.0.7', undefined],
  ['::ffff:10.0.0.7', undefined],
  ['2001:DB8:0001:0002::7', '2001:db8:1::/48'],
  ['2001:db8::7', '2001:db8:0::/48'],
  ['-', undefined],
])('%s is handed out with %s', (alamat, of) => {
  expect(wideNetwork(alamat)).toBe(of)
})
