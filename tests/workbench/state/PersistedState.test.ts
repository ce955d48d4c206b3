import { describe, expect, it } from 'vitest'
import { emptyModel } from '../../../src/workbench/state/model.ts'
import {
  restoreState,
  selectPersistedState,
  type PersistedState,
} from '../../../src/workbench/state/PersistedState.ts'
import { openModel } from './openModel.ts'

describe('The persisted state', () => {
  const persisted = selectPersistedState(openModel)

  it('has the unsaved texts of every client, and restores where the user was', () => {
    expect(persisted.drafts).toEqual({
      'acme/plans.json': { text: 'ändert 👩‍👧', version: 'before' },
      'other/plans.json': { text: 'mine', version: null },
      'closed/plans.json': { text: 'not saved', version: '1' },
    })
    const { version: _, ...state } = persisted
    expect(restoreState(JSON.parse(JSON.stringify(persisted)) as PersistedState)).toEqual({
      ...emptyModel(),
      ...state,
    })
  })
})
