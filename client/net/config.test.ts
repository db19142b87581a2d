import { afterEach, expect, test, vi } from 'vitest'
import { config, loadConfig, socketRoot } from './config.ts'

afterEach(() => vi.unstubAllGlobals())

const served = (main: string, second = '/service/v1') =>
  vi.stubGlobal('fetch', async () => Response.json({ main, second, version: 'WEB' }))

test('both services and the socket are of the server that the page came from', async () => {
  vi.stubGlobal('location', { origin: 'https://kencana.example' })
  served('/api/v1')
  await loadConfig()
  expect([config().main, config().second, socketRoot()]).toEqual([
    '/api/v1',
    '/service/v1',
    'https://kencana.example',
  ])
})

test.each([
  'https://jahat.example/api/v1',
  '//jahat.example/api',
  '/\\jahat.example',
  '/\t/jahat.example',
  '',
])('a session is sent to no other origin: %s', async (address) => {
  served(address)
  await expect(loadConfig()).rejects.toThrow()
  served('/api/v1', address)
  await expect(loadConfig()).rejects.toThrow()
})
