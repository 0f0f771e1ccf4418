;; The exact scan of visual search: every stored descriptor against two of a query at once, sixteen
;; numbers at a time. scan-kernel.ts holds the 300-odd bytes that `wat2wasm scan.wat` makes of this.
(module
  (memory (export "memory") 1 65536)
  ;; $queries: two descriptors of $size signed 16-bit numbers, one after the other
  ;; $rows:    $count descriptors of $size signed bytes; $size is a multiple of 16
  ;; $scores:  where the larger product of each row with the two goes, as 32-bit numbers
  (func (export "scan")
    (param $queries i32) (param $rows i32) (param $count i32) (param $size i32) (param $scores i32)
    (local $query i32) (local $second i32) (local $end i32) (local $last i32)
    (local $row v128) (local $low v128) (local $high v128)
    (local $one v128) (local $two v128) (local $first_sum i32) (local $second_sum i32)
    (local.set $last (i32.add (local.get $scores) (i32.shl (local.get $count) (i32.const 2))))
    (local.set $second (i32.shl (local.get $size) (i32.const 1)))
    (block $done
      (loop $next_row
        (br_if $done (i32.ge_u (local.get $scores) (local.get $last)))
        (local.set $one (v128.const i32x4 0 0 0 0))
        (local.set $two (v128.const i32x4 0 0 0 0))
        (local.set $query (local.get $queries))
        (local.set $end (i32.add (local.get $rows) (local.get $size)))
        (loop $next_numbers
          (local.set $row (v128.load (local.get $rows)))
          (local.set $low (i16x8.extend_low_i8x16_s (local.get $row)))
          (local.set $high (i16x8.extend_high_i8x16_s (local.get $row)))
          (local.set $one (i32x4.add (local.get $one) (i32x4.add
            (i32x4.dot_i16x8_s (local.get $low) (v128.load (local.get $query)))
            (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (local.get $query))))))
          (local.set $two (i32x4.add (local.get $two) (i32x4.add
            (i32x4.dot_i16x8_s (local.get $low)
              (v128.load (i32.add (local.get $query) (local.get $second))))
            (i32x4.dot_i16x8_s (local.get $high)
              (v128.load offset=16 (i32.add (local.get $query) (local.get $second)))))))
          (local.set $query (i32.add (local.get $query) (i32.const 32)))
          (local.set $rows (i32.add (local.get $rows) (i32.const 16)))
          (br_if $next_numbers (i32.lt_u (local.get $rows) (local.get $end))))
        (local.set $first_sum (i32.add
          (i32.add (i32x4.extract_lane 0 (local.get $one)) (i32x4.extract_lane 1 (local.get $one)))
          (i32.add (i32x4.extract_lane 2 (local.get $one)) (i32x4.extract_lane 3 (local.get $one)))))
        (local.set $second_sum (i32.add
          (i32.add (i32x4.extract_lane 0 (local.get $two)) (i32x4.extract_lane 1 (local.get $two)))
          (i32.add (i32x4.extract_lane 2 (local.get $two)) (i32x4.extract_lane 3 (local.get $two)))))
        (i32.store (local.get $scores)
          (select (local.get $first_sum) (local.get $second_sum)
            (i32.gt_s (local.get $first_sum) (local.get $second_sum))))
        (local.set $scores (i32.add (local.get $scores) (i32.const 4)))
        (br $next_row)))))
