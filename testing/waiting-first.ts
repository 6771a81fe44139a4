import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests of faults wait for time-outs of others more than they work. */
const WAITS = /\/e2e\/faults\//;

/** Begins with the files that wait, so that others work meanwhile, and none waits alone at the end. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [waiting = [], others = []] = [true, false].map((waits) =>
      files.filter(({ moduleId }) => WAITS.test(moduleId) === waits),
    );
    return [...waiting, ...(await super.sort(others))];
  }
}
