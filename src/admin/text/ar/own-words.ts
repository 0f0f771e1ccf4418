import type { ownWords as OwnWords } from "../en/own-words"
import type { Translated } from "../translated"

export const ownWords: Translated<typeof OwnWords> = {
  answers: "أسئلة وإجابات",
  answersHint: "ما يجيب عنه المساعد فورًا بكلمات المتجر.",
  answersEmpty: "لا توجد أسئلة بعد.",
  addAnswer: "سؤال وجواب",
  questions: "الأسئلة",
  questionsHint:
    "سؤال في كل سطر كما قد يطرحه العميل. تُفهم الصيغ الأخرى والترتيب المختلف والكلمات ذات المعنى نفسه.",
  answer: "الجواب",
  phrases: "العبارات والأسلوب",
  phrasesHint: "ما يقوله المساعد بكلمات المتجر بدلًا من كلماته.",
  addPhrase: "عبارة",
  phrase: "العبارة",
  phraseText: "النص",
  phraseTaken: "هذه العبارة موجودة بالفعل بهذه اللغة.",
  tone: "الأسلوب",
  toneHint: "لنماذج اللغة: كيف ينبغي أن تتحدث.",
  phraseNames: {
    greeting: "التحية",
    thanks: "الشكر",
    goodbye: "الوداع",
    help: "ما يستطيع فعله",
    who: "من هو",
    smallTalk: "خارج موضوع المتجر",
    unclear: "لم يُفهم",
    nothing: "لم يُعثر على شيء",
  },
}
