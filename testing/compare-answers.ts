import { compareAnswers } from "#platform/calls/declared-answers.ts";

compareAnswers();
