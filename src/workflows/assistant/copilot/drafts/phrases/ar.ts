import type { Phrases } from "./phrases"

export const ar: Phrases = {
  greeting: "مرحبًا {author}،",
  greetingToNobody: "مرحبًا،",
  thanksHappy: "شكرًا جزيلًا على تقييمك الجميل لـ {product}. يسعدنا كثيرًا أنك راضٍ عنه.",
  thanksMixed: "شكرًا على رأيك الصريح في {product}.",
  thanksUnhappy: "شكرًا لأنك أخبرتنا بذلك، ونأسف لأن {product} لم يكن كما كنت تأمل.",
  aboutHappy: "يسرّنا أن نقرأ ما كتبته عن {topics}.",
  aboutMixed: "ما كتبته عن {topics} يفيدنا ويفيد غيرك من العملاء.",
  aboutUnhappy: "ما وصفته بشأن {topics} ليس ما نريده لعملائنا.",
  ourProduct: "منتجنا",
  topics: {
    damage: "حالة المنتج",
    size: "المقاس",
    colour: "اللون",
    quality: "الجودة",
    delivery: "التوصيل",
    price: "السعر",
    service: "خدمتنا",
  },
  comesIn: "للعلم، يتوفر المنتج بهذه الخيارات. {option}: {values}.",
  policy: "تنص سياستنا على ما يلي: «{text}»",
  nextMixed: "إذا كان هناك ما يمكننا تحسينه فنرجو أن تكتب إلينا.",
  nextUnhappy: "نرجو أن تتواصل معنا وتذكر رقم طلبك، حتى ننظر في الأمر ونجد حلًا معًا.",
  closing: "مع أطيب التحيات، {shop}",
  closingWithoutShop: "مع أطيب التحيات، فريق المتجر",
}
