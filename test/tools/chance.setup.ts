/** Chance in tests has one seed, so that every run tries the same; KENCANA_ACAK sets another (npm run test:acak). */
import fc from 'fast-check'
import { seed } from './chance.ts'

fc.configureGlobal({ seed: seed })
